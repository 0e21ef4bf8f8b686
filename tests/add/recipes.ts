import { addLanguage } from './addLanguage'
import { addOption } from './addOption'
import { addWallet } from './addWallet'
import type { Recipe } from './Recipe'

/** What `npm run add` can add, by its first word. */
export const recipes: Readonly<Record<string, Recipe>> = {
  wallet: addWallet,
  language: addLanguage,
  option: addOption,
}
