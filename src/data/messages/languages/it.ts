import type { Grammar } from '../Grammar'
import type { Messages } from '../Messages'

/** Italian. */
export const messages = ({ locale, count }: Grammar): Messages => {
  const report = {
    label: 'Rapporto',
    copy: 'Copia rapporto',
    copied: 'Rapporto copiato',
    copyFailed: 'Copia non riuscita. Copia il rapporto da qui:',
  }
  return {
    button: {
      locale,
      dir: 'ltr',
      connect: 'Connetti wallet',
      wrongNetwork: 'Rete sbagliata',
      dismiss: 'Chiudi',
      chooseNetwork: (chain) => `Rete: ${chain}. Cambia rete`,
      leaveNetwork: (chain) => `Rete sbagliata: ${chain}. Cambia rete`,
      yourAccount: (account, chain, balance) => {
        const place = chain ? `${account} su ${chain}` : account
        return balance ? `${balance} ${place}. Account` : `${place}. Account`
      },
      pending: 'Transazione in corso',
      notLoadedShort: 'Non caricato. Riprova',
    },
    dialogs: {
      locale,
      close: 'Chiudi',
      back: 'Indietro',
      learnMore: 'Scopri di più',
      disconnect: 'Disconnetti',
      notLoaded:
        'Caricamento non riuscito. Controlla la connessione e riprova.',
      connect: {
        title: 'Connetti un wallet',
        groups: {
          Recent: 'Recenti',
          Installed: 'Installati',
          Recommended: 'Consigliati',
          Popular: 'Popolari',
          More: 'Altro',
          Others: 'Altri',
          Other: 'Altri',
        },
        recent: 'Recente',
        installed: 'Installato',
        notInstalled: 'Non installato',
        unsupported: 'Non supportato',
        unverified: 'Nome non verificato',
        unverifiedText:
          'Potrebbe non essere il wallet che dice di essere. Usalo solo se l’hai preso dal sito ufficiale del wallet.',
        noWallets:
          'In questo browser non c’è ancora nessun wallet. Procuratene uno per iniziare.',
        newToWallets: 'Primo wallet?',
        browserWallet: 'Wallet del browser',
      },
      search: {
        wallets: 'Cerca wallet',
        chains: 'Cerca reti',
        transactions: 'Cerca transazioni',
        clear: 'Cancella ricerca',
        found: (value) =>
          count(value, {
            one: '# risultato',
            many: '# di risultati',
            other: '# risultati',
          }),
        none: (query) => `Nessun risultato per “${query}”.`,
        all: 'Mostra tutto',
      },
      intro: {
        title: 'Che cos’è un wallet?',
        ownTitle: 'I tuoi token in un solo posto',
        ownText: 'Invia, ricevi e conserva token e oggetti da collezione.',
        keyTitle: 'Un modo più semplice di accedere',
        keyText: (app) =>
          `Connetti il tuo wallet per usare ${app}. Senza registrazione né password.`,
        getWallet: 'Ottieni un wallet',
        continueWith: (wallet) => `Continua con ${wallet}`,
      },
      get: {
        title: 'Ottieni un wallet',
        phoneAndExtension: 'App mobile ed estensione del browser',
        phoneAndDesktop: 'App mobile e desktop',
        phone: 'App mobile',
        extension: 'Estensione del browser',
        desktop: 'App desktop',
        get: 'Ottieni',
        getNamed: (wallet) => `Ottieni ${wallet}`,
        none: 'Qui non ci sono wallet per questo dispositivo.',
        other:
          'Non trovi quello che cerchi? Scegli un altro wallet dall’elenco.',
      },
      asking: {
        confirmIn: (wallet) => `Conferma in ${wallet}`,
        confirmInAny: 'Conferma nel tuo wallet',
        confirmText: 'Approva la connessione nel tuo wallet. È gratis.',
        switchText: (chain) =>
          `Approva il passaggio a ${chain} nel tuo wallet.`,
        notInstalled: (wallet) => `${wallet} non è installato`,
        notInstalledText: 'Installalo, poi torna qui per connetterlo.',
        notAvailable: (wallet) => `${wallet} non è disponibile qui`,
        notAvailableText: 'Scegli un altro wallet per continuare.',
        elsewhere: {
          safe: 'Funziona solo nell’app Safe. Apri lì questa pagina o scegli un altro wallet.',
          computer:
            'Funziona solo su computer. Apri lì questa pagina o scegli un altro wallet.',
          phone:
            'Funziona solo su telefono. Apri lì questa pagina o scegli un altro wallet.',
          madeFor: (places) =>
            `Funziona solo con ${places}. Apri lì questa pagina o scegli un altro wallet.`,
        },
        readyTitle: (wallet) => `${wallet} è pronto`,
        readyText: 'Connettilo per continuare.',
        connect: 'Connetti',
        retry: 'Riprova',
        openAgain: 'Riapri',
        otherWallets: 'Altri wallet',
        without: (wallet) => `Non hai ${wallet}?`,
      },
      failures: {
        rejected: {
          title: () => 'Richiesta rifiutata',
          text: 'È stata rifiutata o chiusa nel tuo wallet. Riprova quando vuoi.',
        },
        'already-pending': {
          title: (wallet) => `Richiesta in sospeso in ${wallet}`,
          text: 'Apri il tuo wallet e rispondi alla richiesta in sospeso.',
        },
        'timed-out': {
          title: (wallet) => `${wallet} non ha risposto`,
          text: 'Apri il tuo wallet e rispondi lì, oppure riprova.',
        },
        'relay-unreachable': {
          title: (wallet) => `Impossibile raggiungere ${wallet}`,
          text: 'Controlla la connessione a Internet e riprova.',
        },
        'not-installed': {
          title: (wallet) => `${wallet} non è installato`,
          text: 'Installalo, poi torna qui per connetterlo.',
        },
        'wallet-gone': {
          title: (wallet) => `${wallet} non è più disponibile`,
          text: 'È stato rimosso o aggiornato mentre questa pagina era aperta. Ricarica la pagina per continuare.',
        },
        'connection-lost': {
          title: (wallet) => `Connessione con ${wallet} persa`,
          text: 'Apri e sblocca il tuo wallet, poi riprova.',
        },
        'chain-unsupported': {
          title: (wallet) => `${wallet} non supporta questa rete`,
          text: 'Scegli un altro wallet per continuare.',
        },
        'chain-unknown': {
          title: (wallet) => `Questa rete non è ancora in ${wallet}`,
          text: 'Aggiungila nel tuo wallet, poi riprova.',
        },
        'sdk-missing': {
          title: (wallet) => `Impossibile caricare ${wallet}`,
          text: 'Controlla la connessione a Internet e riprova.',
        },
        'popup-blocked': {
          title: (wallet) => `Impossibile aprire ${wallet}`,
          text: 'Riaprilo. Se non si apre nulla, consenti i popup per questa pagina.',
        },
        'storage-blocked': {
          title: (wallet) => `Impossibile connettere ${wallet}`,
          text: 'Il tuo browser non consente a questa pagina di salvare dati. Consenti i cookie e i dati dei siti, poi riprova.',
        },
        unknown: {
          title: (wallet) => `Impossibile connettere ${wallet}`,
          text: 'Qualcosa è andato storto. Riprova o scegli un altro wallet.',
        },
      },
      refusals: {
        clock:
          'La data o l’ora del dispositivo non è corretta. Correggila e riprova.',
        page: 'Questa app non è autorizzata a usare WalletConnect. Scegli un altro wallet o avvisa i creatori dell’app.',
      },
      report,
      scan: {
        title: (wallet) => `Scansiona con ${wallet}`,
        anyTitle: 'Scansiona con il telefono',
        how: 'Tocca il pulsante di scansione nell’app del wallet.',
        open: (wallet) => `Apri ${wallet}`,
        openAny: 'Apri il tuo wallet',
        code: (wallet) => `Codice QR per connettere ${wallet}`,
        failed: 'Impossibile mostrare il codice. Copia invece il link.',
        copy: 'Copia link',
        copied: 'Copiato',
        copyFailed: 'Copia non riuscita. Seleziona il link e copialo:',
        link: 'Link di connessione',
        expires: (left) => `Scade tra ${left}`,
        newCode: 'Nuovo codice',
        timedOut:
          'Apri il tuo wallet e rispondi lì, oppure usa un nuovo codice.',
      },
      download: {
        optionsTitle: (wallet) => `Ottieni ${wallet}`,
        extensionTitle: (wallet) => `${wallet} nel tuo browser`,
        extensionText: 'Connettilo con un clic, direttamente nel tuo browser.',
        addTo: (browser) => `Aggiungi a ${browser}`,
        addToThis: 'Aggiungi al browser',
        desktopTitle: (wallet) => `${wallet} sul tuo computer`,
        desktopText: 'Un’app sul tuo computer, separata dal browser.',
        desktopGet: 'Ottieni l’app',
        phoneTitle: (wallet) => `${wallet} sul tuo telefono`,
        phoneText:
          'Porta il wallet con te e connettilo scansionando un codice.',
        phoneGet: 'Ottieni l’app mobile',
        title: (wallet) => `Installa ${wallet}`,
        text: 'Scansiona questo codice con la fotocamera del telefono per ottenere l’app.',
        code: (wallet) => `Codice QR per installare ${wallet}`,
        failed:
          'Impossibile mostrare il codice. Apri invece la pagina di download.',
        orOpen: 'Apri la pagina di download',
        continue: 'Continua',
      },
      instructions: {
        title: (wallet) => `Configura ${wallet}`,
        refreshNow: 'Ricarica ora',
        connect: 'Connetti',
        installExtension: {
          title: (wallet) => `Installa l’estensione ${wallet}`,
          text: 'Fissala alla barra degli strumenti per averla a portata di clic.',
        },
        installApp: {
          title: (wallet) => `Installa l’app ${wallet}`,
          text: 'Aggiungila alla schermata Home per averla a portata di tocco.',
        },
        create: {
          title: () => 'Crea o importa un wallet',
          text: 'Annota la frase di recupero su carta. Non condividerla mai e non scriverla su nessun sito web.',
        },
        refresh: {
          title: () => 'Ricarica questa pagina',
          text: 'Poi il tuo nuovo wallet apparirà qui.',
        },
        scan: {
          title: () => 'Tocca il pulsante di scansione',
          text: 'Scansiona il codice della prossima schermata, poi approva la connessione.',
        },
      },
      signIn: {
        title: 'Accedi',
        ask: (app) => `Accedi a ${app}`,
        askText: (wallet) =>
          `Firma un messaggio in ${wallet} per dimostrare che questo account è tuo. Firmare questo messaggio è gratuito e non sposta fondi.`,
        preparing: 'Preparazione…',
        sign: 'Firma il messaggio',
        confirmText:
          'Leggi il messaggio nel tuo wallet. Firmalo solo se menziona questo sito.',
        waiting: 'In attesa…',
        verifying: 'Verifica della tua firma',
        verifyingText: 'Ci vorrà solo un momento.',
        unprepared: (app) => ({
          title: `${app} non ha risposto`,
          text: 'Non c’è ancora un messaggio da firmare. Controlla la connessione e riprova.',
        }),
        unsigned: (wallet) => ({
          title: `${wallet} non ha firmato`,
          text: 'Qualcosa è andato storto nel tuo wallet. Riprova.',
        }),
        unverified: (app) => ({
          title: `${app} non ha accettato la firma`,
          text: 'Non è stato possibile verificarla. Firma un nuovo messaggio per riprovare.',
        }),
        wrongOneText:
          'Questa app non funziona sulla tua rete attuale e questo wallet non può cambiare rete. Disconnettilo, poi connetti un altro wallet.',
        cancel: 'Annulla e disconnetti',
      },
      account: {
        title: 'Il tuo account',
        balance: (amount: string, chain: string) => `${amount} su ${chain}`,
        balanceOn: (chain) => `su ${chain}`,
        pending: 'Transazione in corso',
        copy: 'Copia indirizzo',
        copied: 'Indirizzo copiato',
        copyFailed: 'Copia non riuscita. Copia il tuo indirizzo da qui:',
        address: 'Il tuo indirizzo',
        receive: 'Ricevi',
        tiles: { copy: 'Copia', copied: 'Copiato', explorer: 'Attività' },
        activityOn: (explorer) => `Attività su ${explorer}`,
        otherWallet: 'Usa un altro wallet',
        tokens: 'Token',
        wrong: (account, wallet) =>
          `Questa app richiede l’account ${account}. Passa a quell’account in ${wallet} o connetti un wallet che lo contiene.`,
        recent: {
          title: 'Transazioni recenti',
          clear: 'Cancella tutto',
          undo: 'Annulla',
          more: (value) => count(value, { other: 'Mostra altro (#)' }),
          none: (app) => `Le tue transazioni in ${app} appariranno qui.`,
          unnamed: 'Transazione',
          statuses: {
            pending: 'In corso',
            confirmed: 'Confermata',
            failed: 'Non riuscita',
            replaced: 'Sostituita',
          },
        },
      },
      network: {
        title: 'Cambia rete',
        connected: 'Connessa',
        confirm: 'Conferma nel tuo wallet',
        wrongTitle: 'Rete sbagliata',
        wrongText:
          'Questa app non funziona sulla tua rete attuale. Scegline un’altra per continuare.',
        oneTitle: 'Reti',
        mainnet: 'Mainnet',
        testnet: 'Testnet',
        onlyText: 'Questa app funziona solo su questa rete.',
        oneText:
          'Questo wallet non può cambiare rete. Per usarne un’altra, connetti un wallet che si trova già su quella.',
        wrongOneText:
          'Questa app non funziona sulla tua rete attuale e questo wallet non può cambiare rete. Connetti un wallet che si trova su una di queste reti.',
      },
      unnamed: {
        continueWith: 'Continua con il wallet del browser',
        ready: 'Il tuo wallet è pronto',
        pending: 'C’è una richiesta in sospeso nel tuo wallet',
        timedOut: 'Il tuo wallet non ha risposto',
        gone: 'Il tuo wallet non è più disponibile',
        lost: 'Connessione con il tuo wallet persa',
        chainUnsupported: 'Il tuo wallet non supporta questa rete',
        chainUnknown: 'Questa rete non è ancora nel tuo wallet',
        failed: 'Impossibile connettere il tuo wallet',
        askText:
          'Firma un messaggio nel tuo wallet per dimostrare che questo account è tuo. Firmare questo messaggio è gratuito e non sposta fondi.',
        unsigned: 'Il tuo wallet non ha firmato',
        wrong: (account) =>
          `Questa app richiede l’account ${account}. Passa a quell’account nel tuo wallet o connetti un wallet che lo contiene.`,
      },
    },
    choice: {
      tickFirst: 'Prima accetta le condizioni, poi scegli un wallet.',
      connectWith: (wallet) => `Connetti con ${wallet}`,
    },
    notice: {
      switchAccount: (account) => `Passa a ${account}`,
      wrongAccount: (switchTo, yourAccount) => `${switchTo}. ${yourAccount}`,
      switchFailed: {
        rejected: (chain) => `Il passaggio a ${chain} è stato rifiutato.`,
        'already-pending': () =>
          'C’è una richiesta in sospeso nel tuo wallet. Rispondi prima a quella.',
        'timed-out': () => 'Il tuo wallet non ha risposto. Aprilo o riprova.',
        'relay-unreachable': () =>
          'Impossibile raggiungere il tuo wallet. Controlla la connessione e riprova.',
        'not-installed': () =>
          'Questa pagina non trova il tuo wallet. Connettilo di nuovo.',
        'wallet-gone': () =>
          'Il tuo wallet è stato rimosso o aggiornato. Ricarica la pagina per continuare.',
        'connection-lost': () =>
          'Connessione con il tuo wallet persa. Connettilo di nuovo.',
        'chain-unsupported': (chain) => `Il tuo wallet non supporta ${chain}.`,
        'chain-unknown': (chain) =>
          `${chain} non è ancora nel tuo wallet. Aggiungila prima.`,
        'sdk-missing': () =>
          'Una parte di questa pagina non è stata caricata. Controlla la connessione e riprova.',
        'popup-blocked': () =>
          'Impossibile aprire il tuo wallet. Consenti i popup e riprova.',
        'storage-blocked': () =>
          'Il tuo browser non consente a questa pagina di salvare dati. Consenti i cookie e i dati dei siti, poi riprova.',
        unknown: (chain) => `Impossibile passare a ${chain}.`,
      },
      notAllowed: (chain) =>
        `Questa connessione non consente ${chain}. Riconnetti il wallet o usane un altro.`,
      retry: 'Riprova',
      add: 'Aggiungi rete',
      reconnect: 'Riconnetti',
      reload: 'Ricarica ora',
      report,
    },
    shell: {
      back: 'Indietro',
      close: 'Chiudi',
      titles: {
        connect: 'Connetti un wallet',
        signIn: 'Accedi',
        account: 'Il tuo account',
        network: 'Cambia rete',
      },
      notLoaded:
        'Caricamento non riuscito. Controlla la connessione e riprova, o ricarica la pagina.',
      retry: 'Riprova',
    },
    badges: {
      batching: 'Più transazioni insieme',
      smartAccount: 'Account intelligente',
      gasPaidBy: (payer) => `Commissioni pagate da ${payer}`,
    },
    wallets: {
      title: 'I tuoi wallet',
      active: 'Attivo',
      use: (wallet) => `Usa ${wallet}`,
      leave: (wallet) => `Disconnetti ${wallet}`,
      another: 'Connetti un altro wallet',
      now: (wallet) => `${wallet} ora è attivo.`,
      unnamed: {
        use: 'Usa il wallet del browser',
        leave: 'Disconnetti il wallet del browser',
        now: 'Il wallet del browser ora è attivo.',
      },
    },
  }
}
