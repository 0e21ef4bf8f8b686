/** The footer of the page. */
export function Footer() {
  return (
    <footer className="footer">
      <p>
        Windfall is invented, and so are its trees. The wallet on this page is
        real.
      </p>
      <p>
        <a href="/thin">The same wallet on the lightest page</a>
        {' · '}
        <a href="/federated">as a federation remote</a>
        {' · '}
        <a href="/docs">Guides for your own page</a>
        {' · '}
        <a href="/compare">What to compare in a wallet kit</a>
      </p>
    </footer>
  )
}
