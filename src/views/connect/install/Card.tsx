import type { ReactNode } from 'react'
import * as styles from './Card.styles'

/** A card with a drawing, a title, a text and a button. */
export function Card({ children, drawing, text, title }: CardProps) {
  return (
    <section className={styles.card}>
      {drawing}
      <div className={styles.words}>
        <p className={styles.title}>{title}</p>
        <p className={styles.text}>{text}</p>
      </div>
      <div className={styles.action}>{children}</div>
    </section>
  )
}

type CardProps = {
  readonly drawing: ReactNode
  readonly title: string
  readonly text: string
  readonly children: ReactNode
}
