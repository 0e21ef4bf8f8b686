/** What is written down of a kept release, beside its archive. */
export type KeptRelease = {
  /** Version of the contract that it was the last of. */
  readonly contract: string
  /** Version of the product. */
  readonly version: string
  /** What its sample host was built with, by package. */
  readonly libraries: Readonly<Record<string, string>>
  /** SHA-256 of each file of the archive, by its path there. */
  readonly files: Readonly<Record<string, string>>
}
