import { expect, test } from 'vitest'
import { shellMessages } from '../../../src/messages/shell'
import { Avatar } from '../../../src/ui/Avatar'
import { Button } from '../../../src/ui/Button'
import { DialogHeader } from '../../../src/ui/dialog/DialogHeader'
import { DialogSkeleton } from '../../../src/ui/dialog/DialogSkeleton'
import { NotLoaded } from '../../../src/ui/dialog/NotLoaded'
import { ListRow } from '../../../src/ui/list/ListRow'
import { Picture } from '../../../src/ui/Picture'
import { Spinner } from '../../../src/ui/Spinner'
import { takeConsole } from '../../fixtures/pages/takeConsole'
import { checkAccess } from './checkAccess'
import { drawDialog } from './drawDialog'

const nothing = () => undefined
const header = {
  title: 'Kit of parts',
  labels: shellMessages,
  onClose: nothing,
}

const kit = (
  <>
    <DialogHeader {...header} onBack={nothing} />
    <Avatar address="0x1" size={74} />
    <ListRow
      icon={<Picture url={undefined} background="#0052ff" size={28} />}
      name="Base"
      caption="Ether"
      status="Connected"
      selected
    />
    <ListRow name="Zora" status={<Spinner label="Waiting" />} />
    <Button tone="primary">Try again</Button>
    <Button icon="copy">Copy address</Button>
    <Button tone="quiet" href="https://example.org/">
      Learn more
    </Button>
    <Button tone="danger">Disconnect</Button>
    <Button busy>Waiting</Button>
  </>
)
const skeleton = <DialogSkeleton name="network" layout="compact" {...header} />
const notLoaded = (
  <NotLoaded
    {...header}
    text="This didn’t load."
    retry="Try again"
    onRetry={nothing}
  />
)

const cases = Object.entries({ kit, skeleton, notLoaded }).flatMap(
  ([name, children]) =>
    (['light', 'dark'] as const).map((theme) => ({ name, theme, children })),
)

test.each(cases)(
  '$name, $theme: axe finds no violations [WCAG 1.1.1] [WCAG 1.3.1]',
  async ({ children, theme }) => {
    const { island } = drawDialog({ children }, { theme })
    expect(await checkAccess(island.host)).toEqual([])
  },
)

test.each([
  ['#ffd600', 'light'],
  ['#ffffff', 'light'],
  ['#000000', 'dark'],
  ['#e91e63', 'dark'],
] as const)(
  'with the accent %s in %s, axe finds no violations',
  async (accent, theme) => {
    const { island } = drawDialog({ children: kit }, { theme, accent })
    expect(await checkAccess(island.host)).toEqual([])
    // Low contrast is logged, which the tests of the theme cover.
    takeConsole()
  },
)
