import { css } from '../../theme/emotion'
import { lowScreen } from '../../theme/screens'
import { token } from '../../theme/token'
import { goesOn } from './goesOn'

/** As high with few results as with all: the dialog must not change its height while typing. */
export const list = css({
  ...goesOn,
  // Over the footer, which sticks too.
  '[data-name=connect]:not([data-layout=wide]) &::after': { bottom: 56 },
  // There, it is a part of what goes on.
  '[data-name=account] &': { '&::before,&::after': { content: 'none' } },
  '&[data-many]': {
    // Its end, with the shade, is below few results as well.
    display: 'flex',
    flexDirection: 'column',
    // Which holds the place of what is not drawn yet: it may grow, never shrink.
    '> :last-child': { flex: '1 0 auto' },
    // Without the dialog's header and edges; and its footer, where it has one.
    minHeight: 'min(600px, var(--wd-most) - 66px)',
    '[data-name=connect] &': {
      minHeight: 'min(600px, var(--wd-most) - 124px)',
    },
    '[data-name=account] &': { minHeight: 0 },
  },
})

/** Under the dialog's header, which sticks too; as high as the field, so that nothing jumps when it comes. */
export const place = css({
  position: 'sticky',
  top: 64,
  zIndex: 1,
  // The field's margin is part of the height, in every engine.
  display: 'flow-root',
  minHeight: 56,
  background: token('surface'),
  [lowScreen]: { position: 'static' },
})
