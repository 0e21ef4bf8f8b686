import { adoptWhile } from './adoptWhile'

/** Nothing travels; what turns to say "wait" turns slowly, and fades stay. */
const rules = `*,::before,::after{transition-property:background,color,opacity!important}
dialog:not([popover]),[part=notice],[data-mood=failed]{animation:none!important}`

/** Holds a shadow root still, or lets it move again. */
export const holdStill = (root: ShadowRoot | null, isStill: boolean): void =>
  adoptWhile(isStill, rules, root)
