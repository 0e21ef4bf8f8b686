type Props = { readonly failure: string }

/** Says that the wallet did not load, and why, and that the rest of the page works. */
export function NoRemote({ failure }: Props) {
  return (
    <div className="no-wallet" role="status">
      <p>
        <strong>The wallet didn’t load.</strong> The rest of this page works.
        <code>{failure}</code>
      </p>
      <button
        type="button"
        className="button"
        onClick={() => location.reload()}
      >
        Refresh the page
      </button>
    </div>
  )
}
