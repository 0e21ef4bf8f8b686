import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { browsers } from '../../../src/release/bundle/browsers'

/** An entry of the compatibility data, with its own entries. */
type Node = { readonly [name: string]: Node } & {
  readonly __compat?: {
    readonly support: SupportBlock
    readonly status: { readonly standard_track: boolean }
  }
}
type SupportBlock = Readonly<Record<string, Support | readonly Support[]>>
type Support = {
  readonly version_added: string | false
  readonly flags?: unknown
  readonly prefix?: string
  readonly alternative_name?: string
}

const data: Node = JSON.parse(
  readFileSync(
    createRequire(import.meta.url).resolve('@mdn/browser-compat-data'),
    'utf8',
  ),
)

/** Paths of a name, such as `api.Navigator.connection`, by its last part. */
type Names = Map<string, { readonly path: string; readonly isNewer: boolean }[]>

/** Objects with members that a page without special devices or permissions uses. */
const common =
  /^(javascript\.builtins(\.(?!Temporal|Atomics)\w+)?|api(\.(AbortSignal|Animation|Blob|CSSStyleSheet|Clipboard|Crypto|Document|Element|Event|HTMLDialogElement|HTMLElement|Location|Navigator|Node|Performance|PointerEvent|Request|Response|ShadowRoot|SubtleCrypto|URL|Window))?)$/

/**
 * Returns members and globals that some supported browser lacks, unless another object has had a member of that name
 * for a long time.
 */
export function newerNames(): ReadonlyMap<string, string> {
  return newerOf([['javascript', 'builtins'], ['api']], common)
}

/** Returns pseudo-classes, pseudo-elements and at-rules that some supported browser lacks. */
export function newerSelectors(): ReadonlyMap<string, string> {
  return newerOf(
    [
      ['css', 'selectors'],
      ['css', 'at-rules'],
    ],
    /./,
  )
}

/**
 * Returns CSS properties that some supported browser only knows under a prefix, with the prefixed name, such as
 * `user-select` and `-webkit-user-select`.
 */
export function prefixedProperties(): ReadonlyMap<string, string> {
  const { properties = {} } = data['css'] ?? {}
  const found = new Map<string, string>()
  for (const name of Object.keys(properties)) {
    const { support = {}, status } = properties[name]?.__compat ?? {}
    if (!status?.standard_track || !isNewer(support)) continue
    const prefixes = Object.keys(browsers)
      .flatMap((browser) => support[browser] ?? [])
      .map(({ prefix }) => prefix)
      .filter((prefix) => prefix !== undefined)
    const [prefix] = prefixes
    if (prefix) found.set(name, prefix + name)
  }
  return found
}

function newerOf(parts: readonly (readonly string[])[], objects: RegExp) {
  const names: Names = new Map()
  for (const part of parts) {
    const node = part.reduce((found, name) => found[name] ?? {}, data)
    collect(node, part, names)
  }
  const ofInterest = (path: string) =>
    objects.test(path.slice(0, path.lastIndexOf('.')))
  return new Map(
    [...names]
      .filter(([, all]) => all.every((each) => each.isNewer))
      .filter(([, all]) => all.some(({ path }) => ofInterest(path)))
      .map(([name, all]) => [name, all.map(({ path }) => path).join(', ')]),
  )
}

function collect(node: Node, path: readonly string[], names: Names) {
  for (const name of Object.keys(node)) {
    const inner = node[name]
    if (name.startsWith('__') || !inner) continue
    const here = [...path, name]
    const { __compat: compat } = inner
    if (compat) {
      const found = names.get(name) ?? []
      found.push({ path: here.join('.'), isNewer: isNewer(compat.support) })
      names.set(name, found)
    }
    collect(inner, here, names)
  }
}

/**
 * Returns whether one of the oldest supported browsers lacks a feature, or only has it behind a flag or under another
 * name.
 */
function isNewer(support: SupportBlock) {
  return Object.entries(browsers).some(([browser, oldest]) => {
    const said = support[browser] ?? []
    const all: readonly Support[] = Array.isArray(said) ? said : [said]
    return (
      all.length > 0 &&
      !all.some(
        ({ version_added: added, flags, prefix, alternative_name: other }) =>
          added &&
          !(flags || prefix || other) &&
          isAtMost(added.replace('≤', ''), oldest),
      )
    )
  })
}

function isAtMost(version: string, oldest: string) {
  const [major = Number.POSITIVE_INFINITY, minor = 0] = version
    .split('.')
    .map(Number)
  const [ours = 0, oursMinor = 0] = oldest.split('.').map(Number)
  return major < ours || (major === ours && minor <= oursMinor)
}
