import type { Grammar } from '../Grammar'
import type { Messages } from '../Messages'

/** German. */
export const messages = ({ locale, count }: Grammar): Messages => {
  const report = {
    label: 'Bericht',
    copy: 'Bericht kopieren',
    copied: 'Bericht kopiert',
    copyFailed: 'Kopieren nicht möglich. Kopieren Sie den Bericht hier:',
  }
  return {
    button: {
      locale,
      dir: 'ltr',
      connect: 'Wallet verbinden',
      wrongNetwork: 'Falsches Netzwerk',
      dismiss: 'Schließen',
      chooseNetwork: (chain) => `Netzwerk: ${chain}. Netzwerk wechseln`,
      leaveNetwork: (chain) => `Falsches Netzwerk: ${chain}. Netzwerk wechseln`,
      yourAccount: (account, chain, balance) => {
        const place = chain ? `${account} auf ${chain}` : account
        return balance ? `${balance} ${place}. Konto` : `${place}. Konto`
      },
      pending: 'Transaktion ausstehend',
      notLoadedShort: 'Nicht geladen. Erneut versuchen',
    },
    dialogs: {
      locale,
      close: 'Schließen',
      back: 'Zurück',
      learnMore: 'Mehr erfahren',
      disconnect: 'Trennen',
      notLoaded:
        'Laden fehlgeschlagen. Prüfen Sie Ihre Verbindung und versuchen Sie es erneut.',
      connect: {
        title: 'Wallet verbinden',
        groups: {
          Recent: 'Zuletzt verwendet',
          Installed: 'Installiert',
          Recommended: 'Empfohlen',
          Popular: 'Beliebt',
          More: 'Weitere',
          Others: 'Andere',
          Other: 'Andere',
        },
        recent: 'Kürzlich',
        installed: 'Installiert',
        notInstalled: 'Nicht installiert',
        unsupported: 'Nicht unterstützt',
        unverified: 'Ungeprüfter Name',
        unverifiedText:
          'Diese Wallet ist vielleicht nicht die, für die sie sich ausgibt. Verwenden Sie sie nur, wenn Sie sie von der offiziellen Website der Wallet haben.',
        noWallets:
          'In diesem Browser gibt es noch keine Wallet. Holen Sie sich eine, um loszulegen.',
        newToWallets: 'Ihre erste Wallet?',
        browserWallet: 'Browser-Wallet',
      },
      search: {
        wallets: 'Wallets suchen',
        chains: 'Netzwerke suchen',
        transactions: 'Transaktionen suchen',
        clear: 'Suche leeren',
        found: (value) =>
          count(value, { one: '# Ergebnis', other: '# Ergebnisse' }),
        none: (query) => `Keine Ergebnisse für „${query}“.`,
        all: 'Alle anzeigen',
      },
      intro: {
        title: 'Was ist eine Wallet?',
        ownTitle: 'Ihre Token an einem Ort',
        ownText: 'Senden, empfangen und verwahren Sie Token und Sammlerstücke.',
        keyTitle: 'Einfacher anmelden',
        keyText: (app) =>
          `Verbinden Sie Ihre Wallet, um ${app} zu nutzen. Ohne Registrierung, ohne Passwort.`,
        getWallet: 'Wallet holen',
        continueWith: (wallet) => `Weiter mit ${wallet}`,
      },
      get: {
        title: 'Wallet holen',
        phoneAndExtension: 'Smartphone-App und Browser-Erweiterung',
        phoneAndDesktop: 'Smartphone- und Desktop-App',
        phone: 'Smartphone-App',
        extension: 'Browser-Erweiterung',
        desktop: 'Desktop-App',
        get: 'Holen',
        getNamed: (wallet) => `${wallet} holen`,
        none: 'Hier gibt es keine Wallet für dieses Gerät.',
        other:
          'Nicht das Richtige dabei? Wählen Sie eine andere Wallet aus der Liste.',
      },
      asking: {
        confirmIn: (wallet) => `In ${wallet} bestätigen`,
        confirmInAny: 'In Ihrer Wallet bestätigen',
        confirmText:
          'Stimmen Sie der Verbindung in Ihrer Wallet zu. Das ist kostenlos.',
        switchText: (chain) =>
          `Stimmen Sie dem Wechsel zu ${chain} in Ihrer Wallet zu.`,
        notInstalled: (wallet) => `${wallet} ist nicht installiert`,
        notInstalledText:
          'Installieren Sie die Wallet und kommen Sie dann zum Verbinden zurück.',
        notAvailable: (wallet) => `${wallet} ist hier nicht verfügbar`,
        notAvailableText: 'Wählen Sie eine andere Wallet, um fortzufahren.',
        elsewhere: {
          safe: 'Sie funktioniert nur in der Safe-App. Öffnen Sie diese Seite dort oder wählen Sie eine andere Wallet.',
          computer:
            'Sie funktioniert nur auf einem Computer. Öffnen Sie diese Seite dort oder wählen Sie eine andere Wallet.',
          phone:
            'Sie funktioniert nur auf einem Smartphone. Öffnen Sie diese Seite dort oder wählen Sie eine andere Wallet.',
          madeFor: (places) =>
            `Sie funktioniert nur mit ${places}. Öffnen Sie diese Seite dort oder wählen Sie eine andere Wallet.`,
        },
        readyTitle: (wallet) => `${wallet} ist bereit`,
        readyText: 'Verbinden Sie sie, um fortzufahren.',
        connect: 'Verbinden',
        retry: 'Erneut versuchen',
        openAgain: 'Erneut öffnen',
        otherWallets: 'Andere Wallets',
        without: (wallet) => `Sie haben ${wallet} nicht?`,
      },
      failures: {
        rejected: {
          title: () => 'Anfrage abgelehnt',
          text: 'Sie wurde in Ihrer Wallet abgelehnt oder geschlossen. Versuchen Sie es erneut, wenn Sie bereit sind.',
        },
        'already-pending': {
          title: (wallet) => `Offene Anfrage in ${wallet}`,
          text: 'Öffnen Sie Ihre Wallet und beantworten Sie die offene Anfrage.',
        },
        'timed-out': {
          title: (wallet) => `${wallet} hat nicht geantwortet`,
          text: 'Öffnen Sie Ihre Wallet und antworten Sie dort oder versuchen Sie es erneut.',
        },
        'relay-unreachable': {
          title: (wallet) => `${wallet} ist nicht erreichbar`,
          text: 'Prüfen Sie Ihre Internetverbindung und versuchen Sie es erneut.',
        },
        'not-installed': {
          title: (wallet) => `${wallet} ist nicht installiert`,
          text: 'Installieren Sie die Wallet und kommen Sie dann zum Verbinden zurück.',
        },
        'wallet-gone': {
          title: (wallet) => `${wallet} ist nicht mehr verfügbar`,
          text: 'Die Wallet wurde entfernt oder aktualisiert, während diese Seite offen war. Laden Sie die Seite neu, um fortzufahren.',
        },
        'connection-lost': {
          title: (wallet) => `Verbindung zu ${wallet} verloren`,
          text: 'Öffnen und entsperren Sie Ihre Wallet und versuchen Sie es erneut.',
        },
        'chain-unsupported': {
          title: (wallet) => `${wallet} unterstützt dieses Netzwerk nicht`,
          text: 'Wählen Sie eine andere Wallet, um fortzufahren.',
        },
        'chain-unknown': {
          title: (wallet) => `Dieses Netzwerk ist noch nicht in ${wallet}`,
          text: 'Fügen Sie es in Ihrer Wallet hinzu und versuchen Sie es erneut.',
        },
        'sdk-missing': {
          title: (wallet) => `${wallet} konnte nicht geladen werden`,
          text: 'Prüfen Sie Ihre Internetverbindung und versuchen Sie es erneut.',
        },
        'popup-blocked': {
          title: (wallet) => `${wallet} konnte nicht geöffnet werden`,
          text: 'Öffnen Sie sie erneut. Wenn sich nichts öffnet, erlauben Sie Pop-ups für diese Seite.',
        },
        'storage-blocked': {
          title: (wallet) => `Verbindung zu ${wallet} fehlgeschlagen`,
          text: 'Ihr Browser lässt diese Seite keine Daten speichern. Erlauben Sie Cookies und Websitedaten und versuchen Sie es erneut.',
        },
        unknown: {
          title: (wallet) => `Verbindung zu ${wallet} fehlgeschlagen`,
          text: 'Etwas ist schiefgelaufen. Versuchen Sie es erneut oder wählen Sie eine andere Wallet.',
        },
      },
      refusals: {
        clock:
          'Datum oder Uhrzeit Ihres Geräts ist falsch. Stellen Sie beides richtig ein und versuchen Sie es erneut.',
        page: 'Diese App darf WalletConnect nicht verwenden. Wählen Sie eine andere Wallet oder informieren Sie die Anbieter der App.',
      },
      report,
      scan: {
        title: (wallet) => `Mit ${wallet} scannen`,
        anyTitle: 'Mit dem Smartphone scannen',
        how: 'Tippen Sie in Ihrer Wallet-App auf das Scan-Symbol.',
        open: (wallet) => `${wallet} öffnen`,
        openAny: 'Wallet öffnen',
        code: (wallet) => `QR-Code zum Verbinden von ${wallet}`,
        failed:
          'Der Code kann nicht angezeigt werden. Kopieren Sie stattdessen den Link.',
        copy: 'Link kopieren',
        copied: 'Kopiert',
        copyFailed:
          'Kopieren nicht möglich. Markieren und kopieren Sie den Link:',
        link: 'Verbindungslink',
        expires: (left) => `Läuft in ${left} ab`,
        newCode: 'Neuer Code',
        timedOut:
          'Öffnen Sie Ihre Wallet und antworten Sie dort oder nutzen Sie einen neuen Code.',
      },
      download: {
        optionsTitle: (wallet) => `${wallet} holen`,
        extensionTitle: (wallet) => `${wallet} im Browser`,
        extensionText: 'Mit einem Klick verbinden, direkt im Browser.',
        addTo: (browser) => `Zu ${browser} hinzufügen`,
        addToThis: 'Zum Browser hinzufügen',
        desktopTitle: (wallet) => `${wallet} auf dem Computer`,
        desktopText: 'Eine App auf Ihrem Computer, getrennt vom Browser.',
        desktopGet: 'App holen',
        phoneTitle: (wallet) => `${wallet} auf dem Smartphone`,
        phoneText:
          'Nehmen Sie Ihre Wallet mit und verbinden Sie sie per Code-Scan.',
        phoneGet: 'Smartphone-App holen',
        title: (wallet) => `${wallet} installieren`,
        text: 'Scannen Sie diesen Code mit der Smartphone-Kamera, um die App zu laden.',
        code: (wallet) => `QR-Code zum Installieren von ${wallet}`,
        failed:
          'Der Code kann nicht angezeigt werden. Öffnen Sie stattdessen die Download-Seite.',
        orOpen: 'Download-Seite öffnen',
        continue: 'Weiter',
      },
      instructions: {
        title: (wallet) => `${wallet} einrichten`,
        refreshNow: 'Jetzt neu laden',
        connect: 'Verbinden',
        installExtension: {
          title: (wallet) => `${wallet}-Erweiterung installieren`,
          text: 'Heften Sie sie an die Symbolleiste an, dann ist sie nur einen Klick entfernt.',
        },
        installApp: {
          title: (wallet) => `${wallet}-App installieren`,
          text: 'Fügen Sie sie zum Startbildschirm hinzu, dann ist sie nur einen Fingertipp entfernt.',
        },
        create: {
          title: () => 'Wallet erstellen oder importieren',
          text: 'Notieren Sie Ihre Wiederherstellungsphrase auf Papier. Geben Sie sie niemals weiter und nie auf einer Website ein.',
        },
        refresh: {
          title: () => 'Diese Seite neu laden',
          text: 'Danach erscheint hier Ihre neue Wallet.',
        },
        scan: {
          title: () => 'Auf das Scan-Symbol tippen',
          text: 'Scannen Sie den Code im nächsten Schritt und stimmen Sie dann der Verbindung zu.',
        },
      },
      signIn: {
        title: 'Anmelden',
        ask: (app) => `Bei ${app} anmelden`,
        askText: (wallet) =>
          `Signieren Sie in ${wallet} eine Nachricht, um zu bestätigen, dass dieses Konto Ihnen gehört. Diese Nachricht zu signieren ist kostenlos und bewegt kein Guthaben.`,
        preparing: 'Wird vorbereitet…',
        sign: 'Nachricht signieren',
        confirmText:
          'Lesen Sie die Nachricht in Ihrer Wallet. Signieren Sie sie nur, wenn darin diese Website genannt wird.',
        waiting: 'Warten…',
        verifying: 'Ihre Signatur wird geprüft',
        verifyingText: 'Das dauert nur einen Moment.',
        unprepared: (app) => ({
          title: `${app} hat nicht geantwortet`,
          text: 'Es gibt noch keine Nachricht zum Signieren. Prüfen Sie Ihre Verbindung und versuchen Sie es erneut.',
        }),
        unsigned: (wallet) => ({
          title: `${wallet} hat nicht signiert`,
          text: 'In Ihrer Wallet ist etwas schiefgelaufen. Versuchen Sie es erneut.',
        }),
        unverified: (app) => ({
          title: `${app} hat die Signatur nicht akzeptiert`,
          text: 'Sie konnte nicht bestätigt werden. Signieren Sie eine neue Nachricht, um es erneut zu versuchen.',
        }),
        wrongOneText:
          'Diese App läuft nicht in Ihrem aktuellen Netzwerk, und diese Wallet kann das Netzwerk nicht wechseln. Trennen Sie sie und verbinden Sie eine andere Wallet.',
        cancel: 'Abbrechen und trennen',
      },
      account: {
        title: 'Ihr Konto',
        balance: (amount: string, chain: string) => `${amount} auf ${chain}`,
        balanceOn: (chain) => `auf ${chain}`,
        pending: 'Transaktion ausstehend',
        copy: 'Adresse kopieren',
        copied: 'Adresse kopiert',
        copyFailed: 'Kopieren nicht möglich. Kopieren Sie Ihre Adresse hier:',
        address: 'Ihre Adresse',
        receive: 'Empfangen',
        tiles: { copy: 'Kopieren', copied: 'Kopiert', explorer: 'Verlauf' },
        activityOn: (explorer) => `Verlauf auf ${explorer}`,
        otherWallet: 'Andere Wallet verwenden',
        tokens: 'Token',
        wrong: (account, wallet) =>
          `Diese App braucht das Konto ${account}. Wechseln Sie in ${wallet} zu diesem Konto oder verbinden Sie eine Wallet, die es enthält.`,
        recent: {
          title: 'Letzte Transaktionen',
          clear: 'Alle löschen',
          undo: 'Rückgängig',
          more: (value) => count(value, { other: '# weitere anzeigen' }),
          none: (app) => `Ihre Transaktionen in ${app} erscheinen hier.`,
          unnamed: 'Transaktion',
          statuses: {
            pending: 'Ausstehend',
            confirmed: 'Bestätigt',
            failed: 'Fehlgeschlagen',
            replaced: 'Ersetzt',
          },
        },
      },
      network: {
        title: 'Netzwerk wechseln',
        connected: 'Verbunden',
        confirm: 'In Ihrer Wallet bestätigen',
        wrongTitle: 'Falsches Netzwerk',
        wrongText:
          'Diese App läuft nicht in Ihrem aktuellen Netzwerk. Wählen Sie ein anderes, um fortzufahren.',
        oneTitle: 'Netzwerke',
        mainnet: 'Mainnet',
        testnet: 'Testnet',
        onlyText: 'Diese App läuft nur in diesem Netzwerk.',
        oneText:
          'Diese Wallet kann das Netzwerk nicht wechseln. Um ein anderes zu nutzen, verbinden Sie eine Wallet, die schon darin ist.',
        wrongOneText:
          'Diese App läuft nicht in Ihrem aktuellen Netzwerk, und diese Wallet kann das Netzwerk nicht wechseln. Verbinden Sie eine Wallet in einem dieser Netzwerke.',
      },
      unnamed: {
        continueWith: 'Weiter mit der Browser-Wallet',
        ready: 'Ihre Wallet ist bereit',
        pending: 'In Ihrer Wallet ist eine Anfrage offen',
        timedOut: 'Ihre Wallet hat nicht geantwortet',
        gone: 'Ihre Wallet ist nicht mehr verfügbar',
        lost: 'Verbindung zu Ihrer Wallet verloren',
        chainUnsupported: 'Ihre Wallet unterstützt dieses Netzwerk nicht',
        chainUnknown: 'Dieses Netzwerk ist noch nicht in Ihrer Wallet',
        failed: 'Verbindung zu Ihrer Wallet fehlgeschlagen',
        askText:
          'Signieren Sie in Ihrer Wallet eine Nachricht, um zu bestätigen, dass dieses Konto Ihnen gehört. Diese Nachricht zu signieren ist kostenlos und bewegt kein Guthaben.',
        unsigned: 'Ihre Wallet hat nicht signiert',
        wrong: (account) =>
          `Diese App braucht das Konto ${account}. Wechseln Sie in Ihrer Wallet zu diesem Konto oder verbinden Sie eine Wallet, die es enthält.`,
      },
    },
    choice: {
      tickFirst:
        'Stimmen Sie zuerst den Bedingungen zu, dann wählen Sie eine Wallet.',
      connectWith: (wallet) => `Mit ${wallet} verbinden`,
    },
    notice: {
      switchAccount: (account) => `Wechseln zu ${account}`,
      wrongAccount: (switchTo, yourAccount) => `${switchTo}. ${yourAccount}`,
      switchFailed: {
        rejected: (chain) => `Der Wechsel zu ${chain} wurde abgelehnt.`,
        'already-pending': () =>
          'In Ihrer Wallet ist eine Anfrage offen. Beantworten Sie diese zuerst.',
        'timed-out': () =>
          'Ihre Wallet hat nicht geantwortet. Öffnen Sie sie oder versuchen Sie es erneut.',
        'relay-unreachable': () =>
          'Ihre Wallet ist nicht erreichbar. Prüfen Sie Ihre Verbindung und versuchen Sie es erneut.',
        'not-installed': () =>
          'Diese Seite findet Ihre Wallet nicht. Verbinden Sie sie erneut.',
        'wallet-gone': () =>
          'Ihre Wallet wurde entfernt oder aktualisiert. Laden Sie die Seite neu, um fortzufahren.',
        'connection-lost': () =>
          'Verbindung zu Ihrer Wallet verloren. Verbinden Sie sie erneut.',
        'chain-unsupported': (chain) =>
          `Ihre Wallet unterstützt ${chain} nicht.`,
        'chain-unknown': (chain) =>
          `${chain} ist noch nicht in Ihrer Wallet. Fügen Sie das Netzwerk zuerst hinzu.`,
        'sdk-missing': () =>
          'Ein Teil dieser Seite wurde nicht geladen. Prüfen Sie Ihre Verbindung und versuchen Sie es erneut.',
        'popup-blocked': () =>
          'Ihre Wallet konnte nicht geöffnet werden. Erlauben Sie Pop-ups und versuchen Sie es erneut.',
        'storage-blocked': () =>
          'Ihr Browser lässt diese Seite keine Daten speichern. Erlauben Sie Cookies und Websitedaten und versuchen Sie es erneut.',
        unknown: (chain) => `Wechsel zu ${chain} fehlgeschlagen.`,
      },
      notAllowed: (chain) =>
        `Diese Verbindung erlaubt ${chain} nicht. Verbinden Sie die Wallet neu oder nutzen Sie eine andere.`,
      retry: 'Erneut versuchen',
      add: 'Netzwerk hinzufügen',
      reconnect: 'Neu verbinden',
      reload: 'Jetzt neu laden',
      report,
    },
    shell: {
      back: 'Zurück',
      close: 'Schließen',
      titles: {
        connect: 'Wallet verbinden',
        signIn: 'Anmelden',
        account: 'Ihr Konto',
        network: 'Netzwerk wechseln',
      },
      notLoaded:
        'Laden fehlgeschlagen. Prüfen Sie Ihre Verbindung und versuchen Sie es erneut, oder laden Sie die Seite neu.',
      retry: 'Erneut versuchen',
    },
    badges: {
      batching: 'Mehrere Transaktionen auf einmal',
      smartAccount: 'Smart-Konto',
      gasPaidBy: (payer) => `Gebühren zahlt ${payer}`,
    },
    wallets: {
      title: 'Ihre Wallets',
      active: 'Aktiv',
      use: (wallet) => `${wallet} verwenden`,
      leave: (wallet) => `${wallet} trennen`,
      another: 'Weitere Wallet verbinden',
      now: (wallet) => `${wallet} ist jetzt aktiv.`,
      unnamed: {
        use: 'Browser-Wallet verwenden',
        leave: 'Browser-Wallet trennen',
        now: 'Die Browser-Wallet ist jetzt aktiv.',
      },
    },
  }
}
