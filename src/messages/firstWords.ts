import type { ButtonMessages } from './ButtonMessages'

/** What the button knows to say in a language: all of it, or only what it says while no wallet is connected. */
export type KnownWords = FirstWords & Partial<ButtonMessages>

type FirstWords = Pick<
  ButtonMessages,
  'locale' | 'dir' | 'connect' | 'wrongNetwork' | 'notLoadedShort'
>

/** The English that every visitor downloads. The rest comes with the connected button. @see buttonWords */
export const firstWords: FirstWords = {
  locale: 'en',
  dir: 'ltr',
  connect: 'Connect wallet',
  wrongNetwork: 'Wrong network',
  notLoadedShort: 'Didn’t load. Try again or refresh',
}
