import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { slugOf } from '../slugOf'
import { describeComment } from './describeComment'
import { type Declaration, readDeclarations } from './readDeclarations'

/** An import of the kit or a module of the remote, with its declaration file. */
type Entry = { readonly name: string; readonly types: string }

const kit = path.dirname(
  createRequire(import.meta.url).resolve('walletdock/package.json'),
)

/**
 * Writes the reference in Markdown from the kit's declarations. Describes each name once. Other entries link to that
 * description.
 */
export function writeReference(): string {
  const headings = new Map<string, string>()
  return [...importsOfKit(), ...modulesOfRemote()]
    .map(({ name, types }) => {
      const exported = readDeclarations(path.join(kit, types))
      const fresh = exported.filter(({ key }) => !headings.has(key))
      const links = exported
        .filter(({ key }) => headings.has(key))
        .map(
          (one) => `[\`${one.name}\`](#${slugOf(headings.get(one.key) ?? '')})`,
        )
      for (const one of fresh) {
        const isTaken = [...headings.values()].some(
          (heading) => slugOf(heading) === slugOf(one.name),
        )
        headings.set(one.key, isTaken ? `${one.name} of ${name}` : one.name)
      }
      return [
        `## ${name}`,
        ...(links.length > 0 ? [`Also here: ${links.join(', ')}.`] : []),
        ...fresh
          .toSorted(valuesFirst)
          .map((one) => entryOf(headings.get(one.key) ?? one.name, one)),
      ].join('\n\n')
    })
    .join('\n\n')
}

function entryOf(heading: string, { comment, code }: Declaration): string {
  const declaration = `\`\`\`ts\n${code}\n\`\`\``
  return [`### ${heading}`, describeComment(comment), declaration]
    .filter(Boolean)
    .join('\n\n')
}

/** Sorts functions and components before errors, and errors before types. */
function valuesFirst(one: Declaration, other: Declaration): number {
  return rankOf(one) - rankOf(other)
}

function rankOf({ code }: Declaration): number {
  if (/^(type|interface) /.test(code)) return 2
  return /^class .* extends Error/.test(code) ? 1 : 0
}

/**
 * Lists the imports of the kit, except those that only add a framework's markup, because they have the element's types.
 */
function importsOfKit(): readonly Entry[] {
  const { exports }: { exports: Record<string, { types?: string }> } =
    JSON.parse(readFileSync(path.join(kit, 'package.json'), 'utf8'))
  return Object.entries(exports)
    .filter(([name]) => !name.startsWith('./host/element/'))
    .flatMap(([name, { types }]) =>
      types ? [{ name: `walletdock${name.slice(1)}`, types }] : [],
    )
}

/** Lists the modules of the remote by the names that `loadWalletdock` uses in `modules`. */
function modulesOfRemote(): readonly Entry[] {
  const { exposes }: { exposes: readonly string[] } = JSON.parse(
    readFileSync(path.join(kit, '../contract.json'), 'utf8'),
  )
  return exposes.map((name) => ({
    name: `Module ${name}`,
    types: `types/remote/exposes/${name.slice(2)}.d.ts`,
  }))
}
