import { adoptWhile } from './adoptWhile'

/** Stops movements. Spinners turn slowly, and fades remain. */
const rules = `*,::before,::after{transition-property:background,color,opacity!important}
dialog:not([popover]),[part=notice],[data-mood=failed]{animation:none!important}
[data-passes]::after{content:none!important}`

/** Stops or allows movements in a shadow root. */
export const holdStill = (root: ShadowRoot | null, isStill: boolean): void =>
  adoptWhile(isStill, rules, root)
