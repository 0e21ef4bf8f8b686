import type { Grammar } from '../Grammar'
import type { Messages } from '../Messages'

/** Polish. */
export const messages = ({ locale, count }: Grammar): Messages => {
  const report = {
    label: 'Raport',
    copy: 'Kopiuj raport',
    copied: 'Raport skopiowany',
    copyFailed: 'Nie udało się skopiować. Skopiuj raport stąd:',
  }
  return {
    button: {
      locale,
      dir: 'ltr',
      connect: 'Połącz portfel',
      wrongNetwork: 'Niewłaściwa sieć',
      dismiss: 'Zamknij',
      chooseNetwork: (chain) => `Sieć: ${chain}. Zmień sieć`,
      leaveNetwork: (chain) => `Niewłaściwa sieć: ${chain}. Zmień sieć`,
      yourAccount: (account, chain, balance) => {
        const place = chain ? `${account} w sieci ${chain}` : account
        return balance ? `${balance} ${place}. Konto` : `${place}. Konto`
      },
      pending: 'Transakcja w toku',
      notLoadedShort: 'Nie wczytano. Spróbuj ponownie',
    },
    dialogs: {
      locale,
      close: 'Zamknij',
      back: 'Wstecz',
      learnMore: 'Dowiedz się więcej',
      disconnect: 'Rozłącz',
      notLoaded:
        'Nie udało się wczytać. Sprawdź połączenie i spróbuj ponownie.',
      connect: {
        title: 'Połącz portfel',
        groups: {
          Recent: 'Ostatnie',
          Installed: 'Zainstalowane',
          Recommended: 'Polecane',
          Popular: 'Popularne',
          More: 'Więcej',
          Others: 'Inne',
          Other: 'Inne',
        },
        recent: 'Ostatni',
        installed: 'Zainstalo\u00ADwany',
        notInstalled: 'Niezainsta\u00ADlowany',
        unsupported: 'Niedostępny',
        unverified: 'Nazwa niepotwierdzona',
        unverifiedText:
          'Ten portfel może podszywać się pod inny. Używaj go tylko wtedy, gdy pochodzi z oficjalnej strony portfela.',
        noWallets:
          'W tej przeglądarce nie ma jeszcze portfela. Pobierz portfel, aby zacząć.',
        newToWallets: 'Pierwszy portfel?',
        browserWallet: 'Portfel przeglądarki',
      },
      search: {
        wallets: 'Szukaj portfela',
        chains: 'Szukaj sieci',
        transactions: 'Szukaj transakcji',
        clear: 'Wyczyść wyszukiwanie',
        found: (value) =>
          count(value, {
            one: '# wynik',
            few: '# wyniki',
            many: '# wyników',
            other: '# wyniku',
          }),
        none: (query) => `Brak wyników dla „${query}”.`,
        all: 'Pokaż wszystko',
      },
      intro: {
        title: 'Czym jest portfel?',
        ownTitle: 'Twoje tokeny w jednym miejscu',
        ownText:
          'Wysyłaj, odbieraj i przechowuj tokeny i przedmioty kolekcjonerskie.',
        keyTitle: 'Prostszy sposób logowania',
        keyText: (app) =>
          `Połącz portfel, aby korzystać z aplikacji ${app}. Bez rejestracji i haseł.`,
        getWallet: 'Pobierz portfel',
        continueWith: (wallet) => `Kontynuuj przez ${wallet}`,
      },
      get: {
        title: 'Pobierz portfel',
        phoneAndExtension: 'Aplikacja mobilna i rozszerzenie przeglądarki',
        phoneAndDesktop: 'Aplikacja mobilna i na komputer',
        phone: 'Aplikacja mobilna',
        extension: 'Rozszerzenie przeglądarki',
        desktop: 'Aplikacja na komputer',
        get: 'Pobierz',
        getNamed: (wallet) => `Pobierz ${wallet}`,
        none: 'Nie ma tu portfela na to urządzenie.',
        other: 'Szukasz czegoś innego? Wybierz inny portfel z listy.',
      },
      asking: {
        confirmIn: (wallet) => `Potwierdź w ${wallet}`,
        confirmInAny: 'Potwierdź w portfelu',
        confirmText: 'Zatwierdź połączenie w portfelu. To nic nie kosztuje.',
        switchText: (chain) => `Zatwierdź w portfelu zmianę sieci na ${chain}.`,
        notInstalled: (wallet) => `${wallet} nie jest zainstalowany`,
        notInstalledText: 'Zainstaluj go, a potem wróć tutaj, aby go połączyć.',
        notAvailable: (wallet) => `${wallet} nie jest tu dostępny`,
        notAvailableText: 'Wybierz inny portfel, aby kontynuować.',
        elsewhere: {
          safe: 'Działa tylko w aplikacji Safe. Otwórz tam tę stronę lub wybierz inny portfel.',
          computer:
            'Działa tylko na komputerze. Otwórz tam tę stronę lub wybierz inny portfel.',
          phone:
            'Działa tylko na telefonie. Otwórz tam tę stronę lub wybierz inny portfel.',
          madeFor: (places) =>
            `Działa tylko z ${places}. Otwórz tam tę stronę lub wybierz inny portfel.`,
        },
        readyTitle: (wallet) => `${wallet} jest gotowy`,
        readyText: 'Połącz go, aby kontynuować.',
        connect: 'Połącz',
        retry: 'Spróbuj ponownie',
        openAgain: 'Otwórz ponownie',
        otherWallets: 'Inne portfele',
        without: (wallet) => `Nie masz ${wallet}?`,
      },
      failures: {
        rejected: {
          title: () => 'Prośba odrzucona',
          text: 'Została odrzucona lub zamknięta w portfelu. Spróbuj ponownie w dowolnej chwili.',
        },
        'already-pending': {
          title: (wallet) => `Oczekująca prośba w ${wallet}`,
          text: 'Otwórz portfel i odpowiedz na oczekującą prośbę.',
        },
        'timed-out': {
          title: (wallet) => `${wallet} nie odpowiada`,
          text: 'Otwórz portfel i odpowiedz w nim lub spróbuj ponownie.',
        },
        'relay-unreachable': {
          title: (wallet) => `Brak połączenia z ${wallet}`,
          text: 'Sprawdź połączenie z internetem i spróbuj ponownie.',
        },
        'not-installed': {
          title: (wallet) => `${wallet} nie jest zainstalowany`,
          text: 'Zainstaluj go, a potem wróć tutaj, aby go połączyć.',
        },
        'wallet-gone': {
          title: (wallet) => `${wallet} nie jest już dostępny`,
          text: 'Został usunięty lub zaktualizowany, gdy ta strona była otwarta. Odśwież stronę, aby kontynuować.',
        },
        'connection-lost': {
          title: (wallet) => `Utracono połączenie z ${wallet}`,
          text: 'Otwórz i odblokuj portfel, a potem spróbuj ponownie.',
        },
        'chain-unsupported': {
          title: (wallet) => `${wallet} nie obsługuje tej sieci`,
          text: 'Wybierz inny portfel, aby kontynuować.',
        },
        'chain-unknown': {
          title: (wallet) => `Tej sieci nie ma jeszcze w ${wallet}`,
          text: 'Dodaj ją w portfelu i spróbuj ponownie.',
        },
        'sdk-missing': {
          title: (wallet) => `Nie udało się wczytać ${wallet}`,
          text: 'Sprawdź połączenie z internetem i spróbuj ponownie.',
        },
        'popup-blocked': {
          title: (wallet) => `Nie udało się otworzyć ${wallet}`,
          text: 'Otwórz go ponownie. Jeśli nic się nie otworzy, zezwól tej stronie na wyskakujące okna.',
        },
        'storage-blocked': {
          title: (wallet) => `Nie udało się połączyć z ${wallet}`,
          text: 'Przeglądarka blokuje tej stronie zapisywanie danych. Zezwól na pliki cookie i dane witryn, a potem spróbuj ponownie.',
        },
        unknown: {
          title: (wallet) => `Nie udało się połączyć z ${wallet}`,
          text: 'Coś poszło nie tak. Spróbuj ponownie lub wybierz inny portfel.',
        },
      },
      refusals: {
        clock:
          'Data lub godzina na Twoim urządzeniu jest nieprawidłowa. Popraw ją i spróbuj ponownie.',
        page: 'Ta aplikacja nie ma uprawnień do korzystania z WalletConnect. Wybierz inny portfel lub powiadom twórców aplikacji.',
      },
      report,
      scan: {
        title: (wallet) => `Zeskanuj w ${wallet}`,
        anyTitle: 'Zeskanuj telefonem',
        how: 'Naciśnij przycisk skanowania w aplikacji portfela.',
        open: (wallet) => `Otwórz ${wallet}`,
        openAny: 'Otwórz portfel',
        code: (wallet) => `Kod QR do połączenia ${wallet}`,
        failed: 'Nie udało się pokazać kodu. Zamiast tego skopiuj link.',
        copy: 'Kopiuj link',
        copied: 'Skopiowano',
        copyFailed: 'Nie udało się skopiować. Zaznacz link i skopiuj go:',
        link: 'Link do połączenia',
        expires: (left) => `Wygaśnie za ${left}`,
        newCode: 'Nowy kod',
        timedOut: 'Otwórz portfel i odpowiedz w nim lub użyj nowego kodu.',
      },
      download: {
        optionsTitle: (wallet) => `Pobierz ${wallet}`,
        extensionTitle: (wallet) => `${wallet} w przeglądarce`,
        extensionText: 'Łącz się jednym kliknięciem, prosto w przeglądarce.',
        addTo: (browser) => `Dodaj do ${browser}`,
        addToThis: 'Dodaj do przeglądarki',
        desktopTitle: (wallet) => `${wallet} na komputerze`,
        desktopText:
          'Aplikacja na Twoim komputerze, niezależna od przeglądarki.',
        desktopGet: 'Pobierz aplikację',
        phoneTitle: (wallet) => `${wallet} na telefonie`,
        phoneText: 'Noś portfel przy sobie i łącz się, skanując kod.',
        phoneGet: 'Pobierz aplikację mobilną',
        title: (wallet) => `Zainstaluj ${wallet}`,
        text: 'Zeskanuj ten kod aparatem telefonu, aby pobrać aplikację.',
        code: (wallet) => `Kod QR do instalacji ${wallet}`,
        failed:
          'Nie udało się pokazać kodu. Zamiast tego otwórz stronę pobierania.',
        orOpen: 'Otwórz stronę pobierania',
        continue: 'Dalej',
      },
      instructions: {
        title: (wallet) => `Skonfiguruj ${wallet}`,
        refreshNow: 'Odśwież teraz',
        connect: 'Połącz',
        installExtension: {
          title: (wallet) => `Zainstaluj rozszerzenie ${wallet}`,
          text: 'Przypnij je do paska narzędzi, aby mieć je pod ręką.',
        },
        installApp: {
          title: (wallet) => `Zainstaluj aplikację ${wallet}`,
          text: 'Dodaj ją do ekranu głównego, aby mieć ją pod ręką.',
        },
        create: {
          title: () => 'Utwórz lub zaimportuj portfel',
          text: 'Zanotuj frazę odzyskiwania na papierze. Nigdy nikomu jej nie podawaj ani nie wpisuj jej na żadnej stronie.',
        },
        refresh: {
          title: () => 'Odśwież tę stronę',
          text: 'Potem pojawi się tu Twój nowy portfel.',
        },
        scan: {
          title: () => 'Naciśnij przycisk skanowania',
          text: 'Zeskanuj kod z następnego ekranu, a potem zatwierdź połączenie.',
        },
      },
      signIn: {
        title: 'Zaloguj się',
        ask: (app) => `Zaloguj się do aplikacji ${app}`,
        askText: (wallet) =>
          `Podpisz wiadomość w ${wallet}, aby potwierdzić, że to Twoje konto. Podpisanie tej wiadomości jest bezpłatne i nie przenosi środków.`,
        preparing: 'Przygotowywanie…',
        sign: 'Podpisz wiadomość',
        confirmText:
          'Przeczytaj wiadomość w portfelu. Podpisz ją tylko wtedy, gdy zawiera nazwę tej witryny.',
        waiting: 'Oczekiwanie…',
        verifying: 'Sprawdzanie Twojego podpisu',
        verifyingText: 'To potrwa tylko chwilę.',
        unprepared: (app) => ({
          title: `${app} nie odpowiada`,
          text: 'Nie ma jeszcze wiadomości do podpisania. Sprawdź połączenie i spróbuj ponownie.',
        }),
        unsigned: (wallet) => ({
          title: `${wallet} nie złożył podpisu`,
          text: 'Coś poszło nie tak w portfelu. Spróbuj ponownie.',
        }),
        unverified: (app) => ({
          title: `${app} nie akceptuje podpisu`,
          text: 'Nie udało się go zweryfikować. Podpisz nową wiadomość, aby spróbować ponownie.',
        }),
        wrongOneText:
          'Ta aplikacja nie działa w Twojej obecnej sieci, a ten portfel nie może jej zmienić. Rozłącz go i połącz inny portfel.',
        cancel: 'Anuluj i rozłącz',
      },
      account: {
        title: 'Twoje konto',
        balance: (amount: string, chain: string) =>
          `${amount} w sieci ${chain}`,
        balanceOn: (chain) => `w sieci ${chain}`,
        pending: 'Transakcja w toku',
        copy: 'Kopiuj adres',
        copied: 'Adres skopiowany',
        copyFailed: 'Nie udało się skopiować. Skopiuj adres stąd:',
        address: 'Twój adres',
        receive: 'Odbierz',
        tiles: { copy: 'Kopiuj', copied: 'Gotowe', explorer: 'Historia' },
        activityOn: (explorer) => `Historia na ${explorer}`,
        otherWallet: 'Użyj innego portfela',
        tokens: 'Tokeny',
        wrong: (account, wallet) =>
          `Ta aplikacja wymaga konta ${account}. Przełącz się na to konto w ${wallet} lub połącz portfel, który je ma.`,
        recent: {
          title: 'Ostatnie transakcje',
          clear: 'Wyczyść wszystko',
          undo: 'Cofnij',
          more: (value) => count(value, { other: 'Pokaż jeszcze #' }),
          none: (app) => `Tu pojawią się Twoje transakcje w aplikacji ${app}.`,
          unnamed: 'Transakcja',
          statuses: {
            pending: 'W toku',
            confirmed: 'Potwierdzona',
            failed: 'Nieudana',
            replaced: 'Zastąpiona',
          },
        },
      },
      network: {
        title: 'Zmień sieć',
        connected: 'Połączono',
        confirm: 'Potwierdź w portfelu',
        wrongTitle: 'Niewłaściwa sieć',
        wrongText:
          'Ta aplikacja nie działa w Twojej obecnej sieci. Wybierz inną, aby kontynuować.',
        oneTitle: 'Sieci',
        mainnet: 'Główna',
        testnet: 'Testowa',
        onlyText: 'Ta aplikacja działa tylko w tej sieci.',
        oneText:
          'Ten portfel nie może zmienić sieci. Aby użyć innej, połącz portfel, który już w niej działa.',
        wrongOneText:
          'Ta aplikacja nie działa w Twojej obecnej sieci, a ten portfel nie może jej zmienić. Połącz portfel działający w jednej z tych sieci.',
      },
      unnamed: {
        continueWith: 'Kontynuuj przez portfel przeglądarki',
        ready: 'Twój portfel jest gotowy',
        pending: 'W portfelu czeka prośba',
        timedOut: 'Portfel nie odpowiada',
        gone: 'Portfel nie jest już dostępny',
        lost: 'Utracono połączenie z portfelem',
        chainUnsupported: 'Twój portfel nie obsługuje tej sieci',
        chainUnknown: 'Tej sieci nie ma jeszcze w portfelu',
        failed: 'Nie udało się połączyć z portfelem',
        askText:
          'Podpisz wiadomość w portfelu, aby potwierdzić, że to Twoje konto. Podpisanie tej wiadomości jest bezpłatne i nie przenosi środków.',
        unsigned: 'Portfel nie złożył podpisu',
        wrong: (account) =>
          `Ta aplikacja wymaga konta ${account}. Przełącz się na to konto w portfelu lub połącz portfel, który je ma.`,
      },
    },
    choice: {
      tickFirst: 'Najpierw zaakceptuj warunki, potem wybierz portfel.',
      connectWith: (wallet) => `Połącz przez ${wallet}`,
    },
    notice: {
      switchAccount: (account) => `Przełącz na ${account}`,
      wrongAccount: (switchTo, yourAccount) => `${switchTo}. ${yourAccount}`,
      switchFailed: {
        rejected: (chain) => `Zmiana sieci na ${chain} została odrzucona.`,
        'already-pending': () =>
          'W portfelu czeka prośba. Najpierw na nią odpowiedz.',
        'timed-out': () =>
          'Portfel nie odpowiada. Otwórz go lub spróbuj ponownie.',
        'relay-unreachable': () =>
          'Brak połączenia z portfelem. Sprawdź połączenie i spróbuj ponownie.',
        'not-installed': () =>
          'Ta strona nie znajduje Twojego portfela. Połącz go ponownie.',
        'wallet-gone': () =>
          'Portfel został usunięty lub zaktualizowany. Odśwież stronę, aby kontynuować.',
        'connection-lost': () =>
          'Utracono połączenie z portfelem. Połącz go ponownie.',
        'chain-unsupported': (chain) =>
          `Twój portfel nie obsługuje sieci ${chain}.`,
        'chain-unknown': (chain) =>
          `Sieci ${chain} nie ma jeszcze w portfelu. Najpierw ją dodaj.`,
        'sdk-missing': () =>
          'Część tej strony się nie wczytała. Sprawdź połączenie i spróbuj ponownie.',
        'popup-blocked': () =>
          'Nie udało się otworzyć portfela. Zezwól na wyskakujące okna i spróbuj ponownie.',
        'storage-blocked': () =>
          'Przeglądarka blokuje tej stronie zapisywanie danych. Zezwól na pliki cookie i dane witryn, a potem spróbuj ponownie.',
        unknown: (chain) => `Nie udało się zmienić sieci na ${chain}.`,
      },
      notAllowed: (chain) =>
        `To połączenie nie pozwala na użycie sieci ${chain}. Połącz portfel ponownie lub użyj innego.`,
      retry: 'Spróbuj ponownie',
      add: 'Dodaj sieć',
      reconnect: 'Połącz ponownie',
      reload: 'Odśwież teraz',
      report,
    },
    shell: {
      back: 'Wstecz',
      close: 'Zamknij',
      titles: {
        connect: 'Połącz portfel',
        signIn: 'Zaloguj się',
        account: 'Twoje konto',
        network: 'Zmień sieć',
      },
      notLoaded:
        'Nie udało się wczytać. Sprawdź połączenie i spróbuj ponownie lub odśwież stronę.',
      retry: 'Spróbuj ponownie',
    },
    badges: {
      batching: 'Kilka transakcji naraz',
      smartAccount: 'Inteligentne konto',
      gasPaidBy: (payer) => `Opłaty pokrywa ${payer}`,
    },
    wallets: {
      title: 'Twoje portfele',
      active: 'Aktywny',
      use: (wallet) => `Użyj portfela ${wallet}`,
      leave: (wallet) => `Rozłącz ${wallet}`,
      another: 'Połącz kolejny portfel',
      now: (wallet) => `Aktywny portfel: ${wallet}.`,
      unnamed: {
        use: 'Użyj portfela przeglądarki',
        leave: 'Rozłącz portfel przeglądarki',
        now: 'Aktywny jest teraz portfel przeglądarki.',
      },
    },
  }
}
