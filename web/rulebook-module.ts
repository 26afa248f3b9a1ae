import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Plugin } from 'vite';
import { readRuleDocument } from '../tools/rulebook/rule-document.ts';
import { ruleTemplate } from '../tools/rulebook/rule-template.ts';
import { readRulebook } from '../tools/rulebook/rulebook.ts';

/**
 * Serves `virtual:rulebook`: the documents of a folder with their sections, each with a component that is loaded when it is read. They are
 * rendered when the page is built, so that it never ships a reader of Markdown. Beside them the texts themselves lie at `/rules/<slug>.md`.
 */
export function rulebookModule(folder: string): Plugin {
  const id = 'virtual:rulebook';
  const ending = '.md.vue';
  const file = (slug: string): string => join(folder, `${slug}.md`);
  return {
    name: 'rulebook',
    enforce: 'pre',
    resolveId: (source) => (source === id ? `\0${id}` : source.endsWith(ending) ? source : null),
    load(loaded) {
      if (loaded === `\0${id}`) return listed(folder);
      if (!loaded.endsWith(ending)) return null;
      const slug = basename(loaded, ending);
      this.addWatchFile(file(slug));
      return `<template>${ruleTemplate(readRuleDocument(slug, readFileSync(file(slug), 'utf8')))}</template>`;
    },
    generateBundle() {
      for (const { slug } of readRulebook(folder)) {
        this.emitFile({ type: 'asset', fileName: `rules/${slug}.md`, source: readFileSync(file(slug), 'utf8') });
      }
    },
    configureServer({ middlewares }) {
      middlewares.use('/rules', (request, response, next) => {
        const [, slug] = /^\/([a-z-]+)\.md$/.exec(request.url ?? '') ?? [];
        if (slug === undefined || !readRulebook(folder).some((known) => known.slug === slug)) return next();
        response.setHeader('Content-Type', 'text/markdown; charset=utf-8');
        response.end(readFileSync(file(slug)));
      });
    },
  };
}

function listed(folder: string): string {
  const rows = readRulebook(folder).map(({ slug, name, title, lead, sections }) => {
    const head = {
      slug,
      name,
      title,
      lead,
      sections: sections.map((part) => ({ number: part.number, title: part.title })),
    };
    return `{ ...${JSON.stringify(head)}, load: () => import(${JSON.stringify(join(folder, `${slug}.md.vue`))}) }`;
  });
  return `export default [${rows.join(',\n')}];`;
}
