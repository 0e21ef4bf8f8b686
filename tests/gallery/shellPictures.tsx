import { DialogSkeleton } from '../../src/ui/DialogSkeleton'
import { NotLoaded } from '../../src/ui/NotLoaded'
import { nothing, type Picture, type Pictures } from './Picture'
import type { Scene } from './Scene'

const names = ['connect', 'account', 'network'] as const

/** Every dialog while its view is on the way, and when it did not arrive. */
export const shellPictures: Pictures = Object.fromEntries(
  names.flatMap((name): [string, Picture][] => {
    const shell = ({ layout, messages }: Scene) => ({
      name,
      layout,
      title: messages.button.titles[name],
      labels: messages.button,
      onClose: nothing,
    })
    const draw = (scene: Scene) => <DialogSkeleton {...shell(scene)} />
    const notLoaded = (scene: Scene) => (
      <NotLoaded
        {...shell(scene)}
        text={scene.messages.button.notLoaded}
        retry={scene.messages.button.retry}
        onRetry={nothing}
      />
    )
    return [
      [`${name} on its way`, { dialog: name, draw }],
      [`${name} not loaded`, { dialog: name, draw: notLoaded }],
    ]
  }),
)
