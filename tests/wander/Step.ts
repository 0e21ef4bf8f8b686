import type { Fault } from '../../host-example/local/Fault'
import type { NameServiceMode } from '../../host-example/local/nameService'
import type { Outcome } from '../../src/testWallet/TestWallet'
import type { RpcFault } from '../fixtures/chain/faultyRpc'
import type { Bend } from './bentEvents'
import type { Drawing } from './drawnPrompts'
import type { ScrollLock } from './pageHost'
import type { Scene } from './Scene'

/** Faults of the wallet that do not depend on its owner's answers. */
export const lies = [
  'throws',
  'hangs',
  'answers nonsense',
  'tells nonsense',
] as const

/** How a page comes back after it may have missed events. */
export const returns = ['seen', 'restored', 'online'] as const
export type Return = (typeof returns)[number]

/** The next step, as plain data. The same seed always gives the same steps. */
export type Step =
  | Bare<'back' | 'forward' | 'reload' | 'tab' | 'leave' | 'lock' | 'heal'>
  /** Connects as far as possible. */
  | Bare<'connect'>
  | Bare<'block storage' | 'go offline' | 'press in page' | 'hold presses'>
  /** Position among the visible controls, from 0 for the first to just below 1 for the last. */
  | { readonly do: 'click'; readonly at: number; readonly isOurs: boolean }
  | { readonly do: 'press'; readonly key: string }
  | { readonly do: 'resize'; readonly width: number; readonly height: number }
  | { readonly do: 'answer'; readonly outcome: Outcome }
  | { readonly do: 'go to'; readonly chainId: number }
  | { readonly do: 'take account'; readonly index: number }
  /** `at` chooses among the kinds of nonsense. */
  | {
      readonly do: 'lie'
      readonly how: (typeof lies)[number]
      readonly at: number
    }
  /** Changes the wallet without an event, as while the page sleeps. Then the page comes back. */
  | {
      readonly do: 'change unseen'
      readonly what: 'account' | 'chain'
      readonly to: number
      readonly back: Return
    }
  | { readonly do: 'bend events'; readonly how: Bend }
  | { readonly do: 'draw in page'; readonly way: Drawing }
  | { readonly do: 'lock scroll'; readonly how: ScrollLock }
  | { readonly do: 'spoil chunks'; readonly fault: Fault }
  | { readonly do: 'spoil sign-in'; readonly fault: Fault }
  | { readonly do: 'spoil node'; readonly fault: RpcFault }
  | { readonly do: 'spoil names'; readonly mode: NameServiceMode }
  /** In milliseconds. After `sleep`, all timers that are due run at once. `set` does not affect timers. */
  | {
      readonly do: 'move clock'
      readonly how: 'sleep' | 'set'
      readonly ms: number
    }

type Bare<Name extends string> = Name extends string
  ? { readonly do: Name }
  : never

/** Functions for some of the steps. A returned string describes what the step found. */
export type Acts<Names extends Step['do']> = {
  readonly [Name in Names]: (
    scene: Scene,
    step: Extract<Step, { readonly do: Name }>,
  ) => Promise<unknown>
}
