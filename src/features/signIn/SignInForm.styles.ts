import { css, cx, ellipsis, fonts, token } from '../../ui/theme/css'
import * as page from '../../views/connect/ConnectStep.styles'

export const body = css({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  padding: '0 24px 16px',
  textAlign: 'center',
  color: token('secondary'),
})

/** Smaller than on a wallet's step, so that a failure message fits below it in every language. */
export const mark = cx(page.mark, css({ width: 80, height: 80 }))

/** The wallet's icon at the corner of the avatar, as in the account dialog. */
export const badge = css({
  position: 'absolute',
  insetInlineEnd: 6,
  bottom: 6,
  borderRadius: '50%',
  boxShadow: `0 0 0 2px ${token('surface')}`,
})

/** A badge with the account. The message follows below. */
export const who = css({
  ...ellipsis,
  maxWidth: '100%',
  margin: '8px 0 12px',
  padding: '4px 12px',
  borderRadius: 16,
  background: token('raised'),
  font: fonts.boldSmall,
  color: token('text'),
})

/**
 * Space for a title and the longest text of a sign-in without a failure, and at least for three lines, so that nothing
 * moves when the text changes.
 */
export const words = cx(
  page.words,
  css({
    alignContent: 'start',
    minHeight: 88,
    '> :last-child,&::after': { gridArea: '2/1' },
    '&::after': { content: 'attr(data-longest)', visibility: 'hidden' },
  }),
)

/** The word for a visitor who is signed in. */
export const done = cx(
  page.title,
  css({ position: 'absolute', insetInline: 24 }),
)

/** Space below the button, as in a wallet's step, so that a report does not move anything. */
export const report = cx(page.report, css({ marginTop: 4 }))

export const actions = css({
  display: 'grid',
  gap: 4,
  width: '100%',
  marginTop: 16,
})
