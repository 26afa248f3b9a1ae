import type { Component } from 'vue';

/** A component as its file has it. */
export type Drawn = Component & (abstract new (...given: never[]) => { readonly $props: object });

/** The component, if these props are all it needs; else nothing is. */
export type Takes<Part extends Drawn, Props> = Props extends InstanceType<Part>['$props'] ? Part : never;
