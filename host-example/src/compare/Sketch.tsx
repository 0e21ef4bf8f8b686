import type { ReactNode } from 'react'

/** A sketch that does not show a real product, in a box of the same size as the dialog beside it. */
export function Sketch({ caption, children }: SketchProps) {
  return (
    <figure>
      <div className="box sketch">{children}</div>
      <figcaption>
        <strong>A sketch.</strong> {caption}
      </figcaption>
    </figure>
  )
}

type SketchProps = {
  readonly caption: string
  readonly children: ReactNode
}
