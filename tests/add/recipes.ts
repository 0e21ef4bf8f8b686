import { addLanguage } from './addLanguage'
import { addModule } from './addModule'
import { addOption } from './addOption'
import { addStep } from './addStep'
import { addWallet } from './addWallet'
import type { Recipe } from './Recipe'

/** The recipes of `npm run add`, by the first argument. */
export const recipes: Readonly<Record<string, Recipe>> = {
  wallet: addWallet,
  language: addLanguage,
  option: addOption,
  step: addStep,
  module: addModule,
}
