declare global {
  interface Window {
    /** For each window that the page requested, whether it opened. */
    openedWindows?: boolean[]
  }
}

/**
 * For `addInitScript`: records which windows open. The browser's own blocker decides, as it does for every visitor.
 * Drivers let Chromium and Firefox open every window. WebKit opens none after the tap's activation has expired.
 */
export function noteWindows(): void {
  const opened: boolean[] = []
  window.openedWindows = opened
  const open = window.open.bind(window)
  window.open = (url, target, features) => {
    // `open` returns null for a window without an opener, whether it opened or not.
    const told = features?.replaceAll(/noopener|noreferrer/g, '')
    const shown = open(url, target, told)
    opened.push(shown !== null)
    return shown
  }
}
