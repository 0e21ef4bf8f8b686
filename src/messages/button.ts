import type { ButtonMessages } from './ButtonMessages'
import { firstWords, type KnownWords } from './firstWords'

export const buttonMessages: ButtonMessages = {
  ...firstWords,
  dismiss: 'Dismiss',
  chooseNetwork: (chain) => `Network: ${chain}. Switch network`,
  leaveNetwork: (chain) => `Wrong network: ${chain}. Switch network`,
  yourAccount: (account, chain, balance) => {
    const place = chain ? `${account} on ${chain}` : account
    // What is seen comes first and unbroken, so that it can be spoken.
    return balance ? `${balance} ${place}. Account` : `${place}. Account`
  },
  pending: 'Transaction pending',
}

/** All that the button says, in English where a language is not known whole. */
export const buttonWords = (known: KnownWords): ButtonMessages => ({
  ...buttonMessages,
  ...known,
})
