import type { Verdict } from '../../compatibility/isVersionFor'
import { membersOf } from './membersOf'
import type { Surface } from './Surface'
import { splitAt } from './splitAt'

/**
 * Compares what hosts were built with to what there is now. What cannot be told to be harmless counts as breaking.
 *
 * Harmless are: a new module, a new name, a new field that hosts only read or may leave out, a new choice in what
 * hosts write, a new wallet in a list of names, and something more that a function is given or not.
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

/** A function that hosts call: at its end it takes something more, which may be left out. */
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

/** `A & B & C`, where there was `A & B`: what hosts read of it is all that they have read before, and known better. */
function isNarrower(was: string, is: string): boolean {
  const [, head, before = ''] = intersection.exec(was) ?? []
  const [, freshHead, now = ''] = intersection.exec(is) ?? []
  if (!head || head !== freshHead) return false
  const [old, fresh] = [splitAt(before, '&'), splitAt(now, '&')]
  return fresh.length > old.length && old.every((one, at) => one === fresh[at])
}

const intersection = /^((?:export )?type [^=]+= )([\w$]+(?: & [\w$]+)+);$/

/** A list such as `readonly ['rabby', 'ledger']`, which has all its names and more. Hosts see the union of its names. */
function namesMore(was: string, is: string): boolean {
  const [, head, before = ''] = list.exec(was) ?? []
  const [, freshHead, now = ''] = list.exec(is) ?? []
  if (!head || head !== freshHead) return false
  const fresh = splitAt(now, ',')
  return splitAt(before, ',').every((name) => fresh.includes(name))
}

const list = /^(export declare const [\w$]+: readonly )\[(.*)\];$/

const declared = /^(export declare function [\w$]+\()(.*)(\): [^()]+)$/

/** A union that hosts write may grow; one that they read may not, nor may either shrink. */
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

/** `B & (A)`, where there was `A`: a function that can be called in one way more. The last way is the one that is inferred. */
function doesMore(was: string, is: string): boolean {
  return splitAt(is, '&').at(-1)?.trim() === `(${was})`
}

/** An object within a declaration is compared like one that is declared by name. */
function compareObjects(was: string, is: string, onlyRead: boolean): Verdict {
  const [old, fresh] = [`type Of = ${was}`, `type Of = ${is}`]
  const areObjects = [old, fresh].every(
    (text) => membersOf(text)?.head === 'type Of = ',
  )
  return areObjects ? compareDeclaration(old, fresh, onlyRead) : 'breaking'
}

/** `readonly theme?: 'a' | 'b'` and `type Theme = 'a' | 'b'`; a function's result is no choice of the host's. */
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
