import { css, cx, ellipsis, fonts, token } from '../../ui/theme/css'
import * as step from './ConnectStep.styles'

/** Covers the content of the step. The wallet's icon has the same position as while the wallet prompts. */
export const layer = cx(
  step.body,
  css({ position: 'absolute', zIndex: 1, top: 0, insetInline: 0 }),
)

export const closed = css({
  '&&::after': { opacity: 1, borderColor: token('success') },
})

export const mark = cx(step.mark, closed)

/** A check mark at the corner of the ring. */
export const badge = css({
  position: 'absolute',
  insetInlineEnd: 2,
  bottom: 2,
  zIndex: 1,
  display: 'grid',
  placeItems: 'center',
  width: 28,
  height: 28,
  borderRadius: '50%',
  // Forced colours remove the ring around the badge, which is a shadow.
  border: '1px solid transparent',
  color: token('surface'),
  background: token('success'),
  boxShadow: `0 0 0 3px ${token('surface')}`,
  svg: { strokeWidth: 2.5 },
})

export const who = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 8,
  minWidth: 0,
  font: fonts.boldBody,
  bdi: ellipsis,
})
