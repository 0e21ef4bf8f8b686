/** As much of Node's `Buffer` as WalletConnect's tools (2.21.8) use to read and to write signed messages. */
type SomeBuffer = {
  from?: (
    given: string | Uint8Array,
    encoding?: string,
  ) => { toString(form: string): string }
}

/**
 * In its place: the build gives it to the tools. They come with the client, which every visitor downloads that reads the
 * list, and so it is empty until somebody is to sign. @see fillBuffer
 */
export const Buffer: SomeBuffer = {}
