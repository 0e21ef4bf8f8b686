/** The footer of the page. */
export function Footer() {
  return (
    <footer className="footer">
      <p>
        Windfall is invented, and so are its trees. The wallet button is the
        real product.
      </p>
      <p>
        <a href="/thin">The same wallet on a minimal page</a>
        {' · '}
        <a href="/federated">As a federation remote</a>
        {' · '}
        <a href="/compare">What to compare in a wallet kit</a>
      </p>
    </footer>
  )
}
