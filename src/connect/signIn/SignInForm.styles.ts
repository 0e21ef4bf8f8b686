import { ellipsis } from '../../theme/ellipsis'
import { css, cx } from '../../theme/emotion'
import { token } from '../../theme/token'
import * as page from '../ask/ConnectPage.styles'

export const body = css({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  padding: '0 24px 16px',
  textAlign: 'center',
  color: token('secondary'),
})

/** Smaller than a wallet's: a failure fits below it, in the longest of our languages. */
export const mark = cx(page.mark, css({ width: 80, height: 80 }))

/** A badge that names the account; the message follows below. */
export const who = css({
  ...ellipsis,
  maxWidth: '100%',
  margin: '8px 0 12px',
  padding: '4px 12px',
  borderRadius: 16,
  background: token('raised'),
  font: `500 14px/18px ${token('font')}`,
  color: token('text'),
})

/** A title and three lines: the button stays under the finger, whatever is told. */
export const words = cx(
  page.words,
  css({ alignContent: 'start', minHeight: 88 }),
)

/** Below what is tapped, as on the page of an attempt: nothing moves for it. */
export const report = css({ width: '100%', minHeight: 40, marginTop: 4 })

export const actions = css({
  display: 'grid',
  gap: 4,
  width: '100%',
  marginTop: 16,
})
