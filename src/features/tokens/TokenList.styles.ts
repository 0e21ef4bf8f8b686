import { css, cx, ellipsis, token } from '../../ui/theme/css'
import * as section from '../../views/account/AccountSection.styles'

export const row = css({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  minHeight: 52,
  // The name is not lighter than the amount beside it.
  fontWeight: 600,
})

/** A long number is cut at its end, also in languages that are read from right to left. */
export const amount = cx(
  section.detail,
  css({
    display: 'flex',
    // Set after `font`, which resets this property.
    fontVariantNumeric: 'tabular-nums',
    '> bdi': { ...ellipsis, whiteSpace: 'nowrap' },
  }),
)

export const worth = css({
  flex: 'none',
  maxWidth: '60%',
  overflowWrap: 'anywhere',
  textAlign: 'end',
  font: `600 14px/20px ${token('font')}`,
  fontVariantNumeric: 'tabular-nums',
})

/** A placeholder row. */
export const lines = css({ display: 'grid', gap: 6 })
