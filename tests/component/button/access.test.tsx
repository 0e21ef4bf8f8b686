import { expect, onTestFinished, test } from 'vitest'
import type { ConnectButtonViewProps } from '../../../src/button/ConnectButtonViewProps'
import type { Theme } from '../../../src/theme/Appearance'
import { states } from '../../fixtures/states/buttonStates'
import { checkAccess } from '../ui/checkAccess'
import { drawButton } from './drawButton'

const cases = Object.entries<ConnectButtonViewProps>(states).flatMap(
  ([name, props]) =>
    (['light', 'dark'] satisfies Theme[]).map((theme) => ({
      name,
      theme,
      props,
    })),
)

test.each(cases)(
  '$name, $theme: axe finds no violations [WCAG 1.3.1]',
  async ({ theme, props }) => {
    const page = document.body.style
    page.background = theme === 'dark' ? '#12110f' : '#f4f2ee'
    onTestFinished(() => {
      page.background = ''
    })
    const { host, root } = await drawButton(props, theme)
    await expect.poll(() => root.querySelector('button,[inert]')).not.toBeNull()
    expect(await checkAccess(host)).toEqual([])
  },
)
