import { type ReactNode, useId } from 'react'

type Props = {
  readonly title: string
  /** Source of the values in the card. */
  readonly note?: string
  readonly children: ReactNode
}

/** A card with a heading. */
export function Card({ title, note, children }: Props) {
  const id = useId()
  return (
    <section className="card" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {note && <p className="quiet">{note}</p>}
      {children}
    </section>
  )
}
