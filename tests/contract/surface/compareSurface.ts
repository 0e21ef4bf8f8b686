import type { Verdict } from '../../compatibility/isVersionFor'
import { membersOf } from './membersOf'
import type { Surface } from './Surface'
import { splitAt } from './splitAt'

/**
 * Compares the surface with which hosts were built to the current one. A change counts as breaking unless it is known
 * to be harmless. Harmless changes are a new module, a new name, a new field that hosts only read or may omit, a new
 * choice in a type that hosts write, a new wallet in a list of names, and a new optional parameter at the end of a
 * function.
 */
export function compareSurface(before: Surface, now: Surface): Verdict {
  const modules = compareEntries(before.modules, now.modules, (was, is) =>
    compareEntries(was, is, sameOrBreaking),
  )
  const declarations = compareEntries(
    before.declarations,
    now.declarations,
    (was, is, name) => compareDeclaration(was, is, name in now.onlyRead),
  )
  return worst([modules, declarations])
}

function compareDeclaration(was: string, is: string, onlyRead: boolean) {
  if (was === is) return 'same'
  const [old, fresh] = [membersOf(was), membersOf(is)]
  if (old && fresh && old.head === fresh.head)
    return worst([
      compareEntries(
        Object.fromEntries(old.members),
        Object.fromEntries(fresh.members),
        (one, other) => compareChoices(one, other, onlyRead),
      ),
      ...[...fresh.members]
        .filter(([name]) => !old.members.has(name))
        .map(
          ([name, text]): Verdict =>
            onlyRead || mayBeLeftOut(name, text) ? 'additive' : 'breaking',
        ),
    ])
  return takesMore(was, is) ||
    namesMore(was, is) ||
    (onlyRead && isNarrower(was, is))
    ? 'additive'
    : compareChoices(was, is, onlyRead)
}

/** Returns whether a function that hosts call has further optional parameters at its end. */
function takesMore(was: string, is: string): boolean {
  const [, head, before = '', end] = declared.exec(was) ?? []
  const [, freshHead, now = '', freshEnd] = declared.exec(is) ?? []
  if (!head || head !== freshHead || end !== freshEnd) return false
  const [old, fresh] = [splitAt(before, ','), splitAt(now, ',')]
  return (
    fresh.length > old.length &&
    old.every((one, at) => one === fresh[at]) &&
    fresh.slice(old.length).every((one) => /^[\w$]+\?:/.test(one))
  )
}

/** Returns whether `A & B` became `A & B & C`, so that hosts still read all that they have read before. */
function isNarrower(was: string, is: string): boolean {
  const [, head, before = ''] = intersection.exec(was) ?? []
  const [, freshHead, now = ''] = intersection.exec(is) ?? []
  if (!head || head !== freshHead) return false
  const [old, fresh] = [splitAt(before, '&'), splitAt(now, '&')]
  return fresh.length > old.length && old.every((one, at) => one === fresh[at])
}

const intersection = /^((?:export )?type [^=]+= )([\w$]+(?: & [\w$]+)+);$/

/**
 * Returns whether a list such as `readonly ['rabby', 'ledger']` still has all its names, and more. Hosts see the
 * union of its names.
 */
function namesMore(was: string, is: string): boolean {
  const [, head, before = ''] = list.exec(was) ?? []
  const [, freshHead, now = ''] = list.exec(is) ?? []
  if (!head || head !== freshHead) return false
  const fresh = splitAt(now, ',')
  return splitAt(before, ',').every((name) => fresh.includes(name))
}

const list = /^(export declare const [\w$]+: readonly )\[(.*)\];$/

const declared = /^(export declare function [\w$]+\()(.*)(\): [^()]+)$/

/** Compares unions. A union that hosts write may grow. One that they read may not, and no union may shrink. */
function compareChoices(was: string, is: string, onlyRead: boolean): Verdict {
  if (was === is) return 'same'
  const [old, fresh] = [choicesOf(was), choicesOf(is)]
  if (old.head !== fresh.head) return 'breaking'
  const gone = old.choices.filter((choice) => !fresh.choices.includes(choice))
  const added = fresh.choices.filter((choice) => !old.choices.includes(choice))
  const [before, now] = [gone, added].map(([first]) => first)
  if (before && now && gone.length + added.length === 2)
    return onlyRead && doesMore(before, now)
      ? 'additive'
      : compareObjects(before, now, onlyRead)
  const grew = old.choices.length > 1 && gone.length === 0
  return grew && !onlyRead ? 'additive' : 'breaking'
}

/** Returns whether `A` became `B & (A)`, a function with one more overload. TypeScript infers the last one. */
function doesMore(was: string, is: string): boolean {
  return splitAt(is, '&').at(-1)?.trim() === `(${was})`
}

/** Compares an object within a declaration like a named declaration. */
function compareObjects(was: string, is: string, onlyRead: boolean): Verdict {
  const [old, fresh] = [`type Of = ${was}`, `type Of = ${is}`]
  const areObjects = [old, fresh].every(
    (text) => membersOf(text)?.head === 'type Of = ',
  )
  return areObjects ? compareDeclaration(old, fresh, onlyRead) : 'breaking'
}

/**
 * Parses `readonly theme?: 'a' | 'b'` and `type Theme = 'a' | 'b'`. The result of a function is not a choice that
 * hosts write.
 */
function choicesOf(text: string) {
  const [, head = '', rest = text] =
    /^((?:readonly )?[\w$]+\??: |(?:export )?type [^=]+= )(.*?);?$/.exec(
      text,
    ) ?? []
  return { head, choices: splitAt(rest, '|') }
}

function mayBeLeftOut(name: string, text: string) {
  return new RegExp(`^(readonly )?${name.replaceAll('$', '\\$')}\\?`).test(text)
}

function compareEntries<Value>(
  before: Readonly<Record<string, Value>>,
  now: Readonly<Record<string, Value>>,
  compare: (was: Value, is: Value, name: string) => Verdict,
): Verdict {
  const kept = Object.entries(before).map(([name, was]): Verdict => {
    const is = now[name]
    return is === undefined ? 'breaking' : compare(was, is, name)
  })
  const added = Object.keys(now).some((name) => !(name in before))
  return worst(added ? [...kept, 'additive'] : kept)
}

function sameOrBreaking(was: string, is: string): Verdict {
  return was === is ? 'same' : 'breaking'
}

function worst(verdicts: readonly Verdict[]): Verdict {
  const order: readonly Verdict[] = ['breaking', 'additive']
  return order.find((verdict) => verdicts.includes(verdict)) ?? 'same'
}
