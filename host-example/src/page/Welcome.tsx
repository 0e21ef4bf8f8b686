/** Says what the visitor looks at, above everything of the shop, and leads to the other pages about Walletdock. */
export function Welcome() {
  return (
    <nav className="welcome" aria-label="Walletdock">
      <p>A sample shop with Walletdock in its header.</p>
      <ul>
        <li>
          <a href="/theme">Theme editor</a>
        </li>
        <li>
          <a href="/gallery">Every state</a>
        </li>
        <li>
          <a href="/self-test">Self-test</a>
        </li>
        <li>
          <a href="/docs">Guides</a>
        </li>
      </ul>
    </nav>
  )
}
