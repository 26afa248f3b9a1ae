import { buildSchema, getNamedType, isInputObjectType } from 'graphql';
import { readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';

const SCHEMA = buildSchema(readFileSync('schema.graphql', 'utf8'));

/** Every part of the page as TypeScript, by its path. */
const SOURCES = new Map<string, ts.SourceFile>();
for await (const file of glob('web/src/**/*.{ts,vue}')) {
  if (file.endsWith('.d.ts')) continue;
  const text = readFileSync(file, 'utf8');
  const scripts = [...text.matchAll(/<script[^>]*>([\s\S]*?)<\/script>/g)].map(([, script]) => script);
  // What a template gives to a command stands as one more statement.
  const given = [...text.matchAll(/ :input="([^"]*)"/g)].map(([, input]) => `void (${input});`);
  const source = file.endsWith('.vue') ? [...scripts, ...given].join('\n') : text;
  SOURCES.set(file, ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TS));
}

/** What no part gives by a name of its own, and why nobody misses it. */
const EXCEPTIONS: Readonly<Record<string, string>> = {
  'enterTournament.playerId': 'directors enter others by enterPlayers',
  'enterPlayers.newPlayers': 'who is new here enters by pasted lines, importRegistrations',
  'importResults.address': 'every pasted line may have an address of its own',
  ...Object.fromEntries(
    ['digestHour', 'enabled', 'locale', 'moves', 'notices', 'timeZone'].map((wish) => [
      `setMailPreferences.${wish}`,
      'the form of mails gives all wishes as it has read them',
    ]),
  ),
  ...Object.fromEntries(
    ['double', 'drop', 'roll', 'take'].flatMap((deed) =>
      ['gameId', 'ply'].map((field) => [`${deed}.${field}`, 'one button for each deed of a turn gives both for all']),
    ),
  ),
};

/** Fields of the form that every command has. */
const OF_EVERY_COMMAND = ['dryRun', 'idempotencyKey'];

test('every field of every command is given by some part of the page, but for a few with their reasons', () => {
  const unreached = Object.values(SCHEMA.getMutationType()?.getFields() ?? {}).flatMap(({ name, args }) => {
    const input = getNamedType(args[0]?.type);
    const fields = isInputObjectType(input) ? Object.keys(input.getFields()) : [];
    const given = givenFor(name);
    return fields
      .filter((field) => !OF_EVERY_COMMAND.includes(field) && !given.has(field))
      .map((field) => `${name}.${field}`);
  });
  expect(unreached.toSorted()).toEqual(Object.keys(EXCEPTIONS).toSorted());
});

/** The names that parts which send this mutation give, and the functions that they call for it. */
function givenFor(mutation: string): ReadonlySet<string> {
  const documents = [...SOURCES].flatMap(([file, source]) =>
    source.text.includes(`${mutation}(input: $input)`)
      ? declarationsOf(source).flatMap(({ name, node }) =>
          node.getText().includes(`${mutation}(input: $input)`) ? [{ name, file }] : [],
        )
      : [],
  );
  const senders = [...SOURCES].filter(([file, source]) =>
    documents.some((document) => document.file === file || importsOf(source).get(document.name) === document.file),
  );
  return new Set(senders.flatMap(([, source]) => givenBy(source)));
}

const GIVEN = new Map<ts.SourceFile, readonly string[]>();

/** The names that a part gives, each part read once. */
function givenBy(source: ts.SourceFile): readonly string[] {
  const given = GIVEN.get(source) ?? [...keysOf(source, source), ...calledKeys(source)];
  GIVEN.set(source, given);
  return given;
}

/** What the functions that a part has from its neighbours and calls make; those of all commands make nothing of their own. */
function calledKeys(source: ts.SourceFile): readonly string[] {
  const imports = importsOf(source);
  return callsIn(source).flatMap((name) => {
    const from = imports.get(name);
    const neighbour = from === undefined ? undefined : SOURCES.get(from);
    if (neighbour === undefined || /^web\/src\/(ui|command|graphql)\//.test(neighbour.fileName)) return [];
    return declarationsOf(neighbour).flatMap((one) => (one.name === name ? keysOf(one.node, neighbour) : []));
  });
}

/** The keys of the objects that are written in a piece of code; where others are spread in them, those that the file's types name too. */
function keysOf(piece: ts.Node, source: ts.SourceFile): readonly string[] {
  const objects = nodesIn(piece)
    .filter(ts.isObjectLiteralExpression)
    .filter((node) => !isChoice(node));
  const properties = objects.flatMap((node) => [...node.properties]);
  const keys = properties.flatMap((property) => (property.name === undefined ? [] : [nameOf(property.name)]));
  if (!properties.some(ts.isSpreadAssignment)) return keys;
  const typed = nodesIn(source).flatMap((node) => (ts.isPropertySignature(node) ? [nameOf(node.name)] : []));
  return [...keys, ...typed];
}

/** What may be chosen from a list, with its words: it gives nothing to a command. */
function isChoice({ properties }: ts.ObjectLiteralExpression): boolean {
  const names = properties.flatMap(({ name }) => (name === undefined ? [] : [nameOf(name)]));
  return names.includes('value') && names.includes('text');
}

function callsIn(source: ts.SourceFile): readonly string[] {
  return nodesIn(source).flatMap((node) =>
    ts.isCallExpression(node) && ts.isIdentifier(node.expression) ? [node.expression.text] : [],
  );
}

interface Declared {
  readonly name: string;
  readonly node: ts.Node;
}

function declarationsOf(source: ts.SourceFile): readonly Declared[] {
  return source.statements.flatMap((node): readonly Declared[] => {
    if (ts.isFunctionDeclaration(node)) return node.name === undefined ? [] : [{ name: node.name.text, node }];
    if (!ts.isVariableStatement(node)) return [];
    return node.declarationList.declarations.map((one) => ({ name: one.name.getText(), node: one }));
  });
}

const IMPORTS = new Map<ts.SourceFile, ReadonlyMap<string, string>>();

/** What a file has from its neighbours, and from which; read once. */
function importsOf(source: ts.SourceFile): ReadonlyMap<string, string> {
  const known = IMPORTS.get(source);
  if (known !== undefined) return known;
  const imports = source.statements.filter(ts.isImportDeclaration).flatMap(({ importClause, moduleSpecifier }) => {
    const path = ts.isStringLiteral(moduleSpecifier) ? moduleSpecifier.text : '';
    const bindings = importClause?.namedBindings;
    if (!path.startsWith('.') || bindings === undefined || !ts.isNamedImports(bindings)) return [];
    const from = join(dirname(source.fileName), path);
    return bindings.elements.map(({ name }) => [name.text, from] as const);
  });
  const read = new Map(imports);
  IMPORTS.set(source, read);
  return read;
}

function nodesIn(node: ts.Node): readonly ts.Node[] {
  const nodes: ts.Node[] = [node];
  ts.forEachChild(node, (child) => void nodes.push(...nodesIn(child)));
  return nodes;
}

function nameOf(name: ts.PropertyName): string {
  return ts.isIdentifier(name) || ts.isStringLiteral(name) ? name.text : name.getText();
}
