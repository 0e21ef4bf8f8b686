import type { Authentication } from '../../../src/app/Authentication'
import { handleSignIn } from '../../../src/features/signIn/engine/handleSignIn'
import { withSignIn } from '../../../src/features/signIn/withSignIn'
import { createEngine } from '../../../src/wallet/engine/createEngine'
import type { Command } from '../../../src/wallet/session/Command'
import { createSession } from '../../../src/wallet/session/createSession'
import type { Facts } from '../../../src/wallet/session/Facts'
import { initialState } from '../../../src/wallet/session/initialState'
import { promisesSettled } from '../../fixtures/pages/fakeTime'
import type { Happening } from './happenings'
import { type ScriptedWallet, scriptWallet } from './scriptedWallet'
import { address, chains, otherAddress, rpcUrls } from './startEngine'

const ids = ['test.0', 'test.1']
const facts: Facts = {
  layout: 'compact',
  chainIds: [8453, 10],
}

/** Waits for promises, wagmi's storage and the wallets' answers, which do not use timers. */
async function breathe() {
  for (let task = 0; task < 4; task++) await promisesSettled()
}

/**
 * Starts the real reducer, the real engine and a real wagmi config, with two scripted wallets.
 * @param note called with the type of every event that changes the session
 */
export function startVisit(hasAuth: boolean, note: (type: string) => void) {
  localStorage.clear()
  const wallets = ids.map((id) => scriptWallet(id, [address, otherAddress]))
  const state = hasAuth
    ? { ...initialState, auth: 'unauthenticated' as const }
    : initialState
  const commands: Command[] = []
  const session = createSession({
    facts: () => facts,
    state,
    signOut: () => commands.push({ type: 'SIGN_OUT' }),
  })
  session.use({ reduce: withSignIn })
  session.use({
    reduce: (next) => (state, event, facts) => {
      const result = next(state, event, facts)
      if (result[0] !== state) note(event.type)
      return result
    },
  })
  const { send } = session

  const { dispatch, config } = createEngine(
    {
      appName: 'Test',
      chains,
      rpcUrls,
      wallets: [],
      ensRpcUrl: false,
      walletTimeoutMs: 60_000,
    },
    send,
  )
  const auth: Authentication = {
    status: 'unauthenticated',
    getNonce: async () => 'nonce',
    createMessage: async () => 'message',
    verify: async () => true,
    signOut: async () => {},
  }
  const whenSignedOut = async () => {}
  const context = { auth, config, walletTimeoutMs: 60_000, whenSignedOut }
  session.use({
    dispatch: (command) => {
      commands.push(command)
      if ('round' in command) handleSignIn(command, context, send)
      else dispatch(command)
    },
  })

  async function play(happening: Happening) {
    switch (happening.by) {
      case 'page':
        return send(happening.event)
      case 'form':
        return send({ type: 'SIGN_IN' })
      case 'time':
        return breathe()
      case 'wallet': {
        const wallet = wallets[happening.which]
        if (wallet) act(wallet, happening.doing)
      }
    }
  }

  /** Answers all prompts until none is left. */
  async function end(says: 'resolve' | 'reject') {
    for (let quiet = 0; quiet < 4; quiet++) {
      await breathe()
      for (const wallet of wallets)
        while (wallet.questions.length > 0) {
          quiet = 0
          wallet.answer(says)
        }
    }
  }

  /** Disconnects, and removes the wallets, because the next visit has other ones. */
  function leave() {
    send({ type: 'DISCONNECT' })
    for (const { goAway } of wallets) goAway()
  }

  return { commands, config, end, leave, play, session, wallets }
}

function act(wallet: ScriptedWallet, doing: string) {
  const [verb, value] = doing.split(' ')
  switch (verb) {
    case 'approve':
      return wallet.answer('resolve')
    case 'reject':
      return wallet.answer('reject')
    case 'account':
      return wallet.takeAccount(Number(value))
    case 'chain':
      return wallet.takeChain(Number(value))
    case 'leave':
      return wallet.leave()
    case 'drop':
      return wallet.drop()
    case 'come':
      return wallet.comeBack()
  }
}
