import type { ReactNode } from 'react'
import type { DialogProps } from '../../src/ui/dialog/Dialog'
import type { Scene } from './Scene'

/** A dialog in one state, or `undefined` if a layout does not have it. */
export type Picture = {
  readonly dialog: DialogProps['name']
  readonly draw: (scene: Scene) => ReactNode
  /** @default every layout */
  readonly layouts?: readonly Scene['layout'][]
  /** The dialog's layout in a scene. @default the scene's */
  readonly layoutIn?: (layout: Scene['layout']) => Scene['layout']
}

export type Pictures = Readonly<Record<string, Picture>>

/** Handler for pictures, which have no actions. */
export const nothing = () => undefined
