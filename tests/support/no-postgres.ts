import type { TestProject } from 'vitest/node';
import './postgres-server.ts';

/** Tells a project of tests that its database is the embedded one: `inject('postgresUrl')` is null. */
export default function setup(project: TestProject): void {
  project.provide('postgresUrl', null);
}
