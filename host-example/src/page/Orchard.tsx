import { Apple } from './Apple'
import { Hill } from './Hill'
import { trees } from './trees'

type Props = {
  /** Amount in the form, in Ether, as typed. */
  readonly amount: string
  readonly onAbout: () => void
  readonly onChoose: (amount: string) => void
}

/** The content of the page. It does not need a wallet. */
export function Orchard({ amount, onAbout, onChoose }: Props) {
  return (
    <>
      <section className="hero">
        <div className="hero-words">
          <h1>Forty-one old apple trees, kept standing.</h1>
          <p>
            They grow on the hill behind Dunmore. Neighbours prune them in
            February and press them in October. A small gift buys a ladder, a
            graft, a day’s work.
          </p>
          <button type="button" className="button" onClick={onAbout}>
            About this orchard
          </button>
        </div>
        <Hill />
      </section>

      <section className="trees" aria-labelledby="trees">
        <h2 id="trees">What they need this year</h2>
        <ul>
          {trees.map((tree) => (
            <li key={tree.name} className="tree">
              <Apple kind={tree.kind} />
              <h3>{tree.name}</h3>
              <p className="quiet">Here since {tree.since}</p>
              <p>{tree.need}</p>
              <button
                type="button"
                className="button"
                aria-pressed={amount === tree.amount}
                aria-label={`Give ${tree.amount} Ether to ${tree.name}`}
                onClick={() => onChoose(tree.amount)}
              >
                Give {tree.amount} Ether
              </button>
            </li>
          ))}
        </ul>
      </section>
    </>
  )
}
