import { DialogSkeleton } from '../../src/ui/dialog/DialogSkeleton'
import { NotLoaded } from '../../src/ui/dialog/NotLoaded'
import { nothing, type Picture, type Pictures, type Scene } from './Scene'

const names = ['connect', 'account', 'network'] as const

/** Every dialog while its view loads, and after it failed to load. */
export const shellPictures: Pictures = Object.fromEntries(
  names.flatMap((name): [string, Picture][] => {
    const shell = ({ layout, messages }: Scene) => ({
      name,
      layout,
      title: messages.shell.titles[name],
      labels: messages.shell,
      onClose: nothing,
    })
    const draw = (scene: Scene) => <DialogSkeleton {...shell(scene)} offers />
    const notLoaded = (scene: Scene) => (
      <NotLoaded
        {...shell(scene)}
        text={scene.messages.shell.notLoaded}
        retry={scene.messages.shell.retry}
        onRetry={nothing}
      />
    )
    return [
      [`${name} on its way`, { dialog: name, draw }],
      [`${name} not loaded`, { dialog: name, draw: notLoaded }],
    ]
  }),
)
