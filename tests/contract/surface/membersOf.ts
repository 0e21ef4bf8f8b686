import { splitAt } from './splitAt'

/** A declared type that ends in one object: what stands before, and its members by name. */
export type Members = {
  readonly head: string
  readonly members: ReadonlyMap<string, string>
}

/** The members of `type A = { … }`, `type A = B & { … }` or `const a: { … }`; nothing for any other declaration. */
export function membersOf(declaration: string): Members | undefined {
  const [, head, body] = object.exec(declaration) ?? []
  if (head === undefined || body === undefined) return undefined
  // Two objects side by side, not one.
  if (splitAt(`{${body}}`, '|').length > 1) return undefined
  const members = splitAt(body, ';').map((member) => {
    const name = /^(?:readonly )?([\w$]+)/.exec(member)?.[1] ?? member
    return [name, member] as const
  })
  return { head, members: new Map(members) }
}

const object =
  /^((?:export )?(?:type [^={|]+= (?:[\w<>' |]+ & )?|declare const [\w$]+: ))\{ (.*) \};?$/
