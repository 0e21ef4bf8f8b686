import { css } from '../../ui/theme/css'

export const label = css({ display: 'flex', alignItems: 'center', gap: 8 })

/** On narrow phones, a long text wraps. */
export const words = css({
  lineHeight: '18px',
  whiteSpace: 'normal',
  textAlign: 'start',
})
