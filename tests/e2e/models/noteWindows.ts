declare global {
  interface Window {
    /** Whether each window that the page asked for was opened. */
    openedWindows?: boolean[]
  }
}

/**
 * For `addInitScript`: the browser's own blocker decides, as it does for every visitor. Drivers let Chromium and Firefox
 * open every window; WebKit opens none once the tap is forgotten.
 */
export function noteWindows(): void {
  const opened: boolean[] = []
  window.openedWindows = opened
  const open = window.open.bind(window)
  window.open = (url, target, features) => {
    // A window without an opener is not told of, whether it opened or not.
    const told = features?.replaceAll(/noopener|noreferrer/g, '')
    const shown = open(url, target, told)
    opened.push(shown !== null)
    return shown
  }
}
