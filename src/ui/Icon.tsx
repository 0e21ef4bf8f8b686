import { drawings } from './drawings'
import { Line } from './Line'

export type IconName = keyof typeof drawings

/** Icons with a direction, which are mirrored in languages that are read from right to left. */
const pointing: readonly IconName[] = ['back', 'forward', 'disconnect']

/** A line icon by name, for views. */
export function Icon({ name, size }: IconProps) {
  return (
    <Line path={drawings[name]} size={size} mirrors={pointing.includes(name)} />
  )
}

export type IconProps = {
  readonly name: IconName
  /** In CSS pixels. @default 20 */
  readonly size?: number | undefined
}
