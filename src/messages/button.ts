import type { ButtonMessages } from './ButtonMessages'
import { firstWords, type KnownWords } from './button.initial'

export const buttonMessages: ButtonMessages = {
  ...firstWords,
  dismiss: 'Dismiss',
  chooseNetwork: (chain) => `Network: ${chain}. Switch network`,
  leaveNetwork: (chain) => `Wrong network: ${chain}. Switch network`,
  yourAccount: (account, chain, balance) => {
    const place = chain ? `${account} on ${chain}` : account
    // The visible text comes first and unchanged, so that voice control users can speak it.
    return balance ? `${balance} ${place}. Account` : `${place}. Account`
  },
  pending: 'Transaction pending',
}

/** Returns all texts of the button. Uses English for texts that are missing in a language. */
export const buttonWords = (known: KnownWords): ButtonMessages => ({
  ...buttonMessages,
  ...known,
})
