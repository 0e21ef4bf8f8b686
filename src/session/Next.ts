import type { Command } from './Command'
import type { State } from './State'

/** What an event leads to. The same state object when nothing changes. */
export type Next = readonly [State, readonly Command[]]
