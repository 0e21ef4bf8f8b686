import { css, fonts, token } from '../../../ui/theme/css'

/** The wallet's icon has the same centre as in the wallet's step, so that it does not move when the step changes. */
export const offer = css({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  flex: 1,
  padding: 'clamp(33px, 100dvh - 438px, 84px) 24px 24px',
  textAlign: 'center',
  color: token('secondary'),
  '> :last-child': { minWidth: 200, minHeight: 44 },
})

export const words = css({
  display: 'grid',
  gap: 4,
  maxWidth: 300,
  padding: '24px 0',
  textWrap: 'balance',
})

export const title = css({
  font: fonts.largeTitle,
  letterSpacing: '-.01em',
  overflowWrap: 'anywhere',
  color: token('text'),
})
