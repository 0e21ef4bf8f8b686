import type { ButtonMessages } from './ButtonMessages'

/** Texts of the button that have loaded: all of them, or only those that are needed until a wallet is connected. */
export type KnownWords = FirstWords & Partial<ButtonMessages>

type FirstWords = Pick<
  ButtonMessages,
  'locale' | 'dir' | 'connect' | 'wrongNetwork' | 'notLoadedShort'
>

/** The English texts in the first download. The others are loaded with the connected button. @see buttonWords */
export const firstWords: FirstWords = {
  locale: 'en',
  dir: 'ltr',
  connect: 'Connect wallet',
  wrongNetwork: 'Wrong network',
  notLoadedShort: 'Didn’t load. Try again or refresh',
}
