import { type AnyNode, parse } from 'acorn'
import { ecmaScript } from '../../../src/release/bundle/browsers'

/** Names of the platform that a script uses, as far as its text shows. */
export type UsedNames = {
  /** Members and globals, such as `Segmenter` and `requestIdleCallback`. */
  readonly names: ReadonlySet<string>
  /** Names of pseudo-classes, pseudo-elements and at-rules in its texts, such as `has` and `container`. */
  readonly selectors: ReadonlySet<string>
  /** Its texts. */
  readonly texts: ReadonlySet<string>
}

/** @throws Error if the script uses syntax that some supported browser cannot parse */
export function usedNames(script: string, file: string): UsedNames {
  const names = new Set<string>()
  const selectors = new Set<string>()
  const texts = new Set<string>()
  visit(read(script, file), (node) => {
    if (node.type === 'MemberExpression' && 'name' in node.property)
      names.add(node.property.name)
    else if (node.type === 'Identifier') names.add(node.name)
    const text =
      node.type === 'Literal'
        ? String(node.value)
        : node.type === 'TemplateElement'
          ? node.value.raw
          : ''
    texts.add(text)
    for (const [, name = ''] of text.matchAll(/(?:::?|@)([a-z][a-z-]+)/g))
      selectors.add(name)
  })
  return { names, selectors, texts }
}

function read(script: string, file: string) {
  try {
    return parse(script, { ecmaVersion: ecmaScript, sourceType: 'module' })
  } catch (error) {
    throw new Error(`${file}: ${error}`)
  }
}

function visit(node: AnyNode, see: (node: AnyNode) => void) {
  see(node)
  for (const value of Object.values(node))
    for (const inner of [value].flat()) if (isNode(inner)) visit(inner, see)
}

function isNode(value: unknown): value is AnyNode {
  return typeof value === 'object' && value !== null && 'type' in value
}
