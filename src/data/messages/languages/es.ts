import type { Grammar } from '../Grammar'
import type { Messages } from '../Messages'

/** Spanish. */
export const messages = ({ locale, count }: Grammar): Messages => {
  const report = {
    label: 'Informe',
    copy: 'Copiar informe',
    copied: 'Informe copiado',
    copyFailed: 'No se pudo copiar. Copia el informe desde aquí:',
  }
  return {
    button: {
      locale,
      dir: 'ltr',
      connect: 'Conectar billetera',
      wrongNetwork: 'Red incorrecta',
      dismiss: 'Cerrar',
      chooseNetwork: (chain) => `Red: ${chain}. Cambiar de red`,
      leaveNetwork: (chain) => `Red incorrecta: ${chain}. Cambiar de red`,
      yourAccount: (account, chain, balance) => {
        const place = chain ? `${account} en ${chain}` : account
        return balance ? `${balance} ${place}. Cuenta` : `${place}. Cuenta`
      },
      pending: 'Transacción pendiente',
      notLoadedShort: 'No se cargó. Inténtalo de nuevo',
    },
    dialogs: {
      locale,
      close: 'Cerrar',
      back: 'Atrás',
      learnMore: 'Más información',
      disconnect: 'Desconectar',
      notLoaded:
        'No se pudo cargar. Verifica tu conexión e inténtalo de nuevo.',
      connect: {
        title: 'Conecta una billetera',
        groups: {
          Recent: 'Recientes',
          Installed: 'Instaladas',
          Recommended: 'Recomendadas',
          Popular: 'Populares',
          More: 'Más',
          Others: 'Otras',
          Other: 'Otras',
        },
        recent: 'Reciente',
        installed: 'Instalada',
        notInstalled: 'No instalada',
        unsupported: 'No compatible',
        unverified: 'Nombre sin verificar',
        unverifiedText:
          'Puede que esta no sea la billetera que dice ser. Úsala solo si la obtuviste en el sitio oficial de la billetera.',
        noWallets:
          'Aún no hay ninguna billetera en este navegador. Obtén una para empezar.',
        newToWallets: '¿Primera billetera?',
        browserWallet: 'Billetera del navegador',
      },
      search: {
        wallets: 'Buscar billeteras',
        chains: 'Buscar redes',
        transactions: 'Buscar transacciones',
        clear: 'Borrar búsqueda',
        found: (value) =>
          count(value, {
            one: '# resultado',
            many: '# de resultados',
            other: '# resultados',
          }),
        none: (query) => `Sin resultados para «${query}».`,
        all: 'Mostrar todo',
      },
      intro: {
        title: '¿Qué es una billetera?',
        ownTitle: 'Tus tokens, en un solo lugar',
        ownText: 'Envía, recibe y guarda tokens y coleccionables.',
        keyTitle: 'Una forma más sencilla de iniciar sesión',
        keyText: (app) =>
          `Conecta tu billetera para usar ${app}. Sin registro ni contraseñas.`,
        getWallet: 'Obtener una billetera',
        continueWith: (wallet) => `Continuar con ${wallet}`,
      },
      get: {
        title: 'Obtener una billetera',
        phoneAndExtension: 'App móvil y extensión del navegador',
        phoneAndDesktop: 'App móvil y de escritorio',
        phone: 'App móvil',
        extension: 'Extensión del navegador',
        desktop: 'App de escritorio',
        get: 'Obtener',
        getNamed: (wallet) => `Obtener ${wallet}`,
        none: 'Aquí no hay billeteras para este dispositivo.',
        other: '¿No es lo que buscas? Elige otra billetera de la lista.',
      },
      asking: {
        confirmIn: (wallet) => `Confirma en ${wallet}`,
        confirmInAny: 'Confirma en tu billetera',
        confirmText: 'Aprueba la conexión en tu billetera. Es gratis.',
        switchText: (chain) => `Aprueba el cambio a ${chain} en tu billetera.`,
        notInstalled: (wallet) => `${wallet} no está instalada`,
        notInstalledText: 'Instálala y vuelve aquí para conectarla.',
        notAvailable: (wallet) => `${wallet} no está disponible aquí`,
        notAvailableText: 'Elige otra billetera para continuar.',
        elsewhere: {
          safe: 'Solo funciona dentro de la app de Safe. Abre esta página allí o elige otra billetera.',
          computer:
            'Solo funciona en una computadora. Abre esta página allí o elige otra billetera.',
          phone:
            'Solo funciona en un teléfono. Abre esta página allí o elige otra billetera.',
          madeFor: (places) =>
            `Solo funciona con ${places}. Abre esta página allí o elige otra billetera.`,
        },
        readyTitle: (wallet) => `${wallet} está lista`,
        readyText: 'Conéctala para continuar.',
        connect: 'Conectar',
        retry: 'Intentar de nuevo',
        openAgain: 'Abrir de nuevo',
        otherWallets: 'Otras billeteras',
        without: (wallet) => `¿No tienes ${wallet}?`,
      },
      failures: {
        rejected: {
          title: () => 'Solicitud rechazada',
          text: 'Se rechazó o se cerró en tu billetera. Inténtalo de nuevo cuando quieras.',
        },
        'already-pending': {
          title: (wallet) => `Solicitud pendiente en ${wallet}`,
          text: 'Abre tu billetera y responde a la solicitud pendiente.',
        },
        'timed-out': {
          title: (wallet) => `${wallet} no respondió`,
          text: 'Abre tu billetera y responde allí, o inténtalo de nuevo.',
        },
        'relay-unreachable': {
          title: (wallet) => `No se pudo contactar con ${wallet}`,
          text: 'Verifica tu conexión a Internet e inténtalo de nuevo.',
        },
        'not-installed': {
          title: (wallet) => `${wallet} no está instalada`,
          text: 'Instálala y vuelve aquí para conectarla.',
        },
        'wallet-gone': {
          title: (wallet) => `${wallet} ya no está disponible`,
          text: 'Se eliminó o actualizó mientras esta página estaba abierta. Recarga la página para continuar.',
        },
        'connection-lost': {
          title: (wallet) => `Se perdió la conexión con ${wallet}`,
          text: 'Abre y desbloquea tu billetera e inténtalo de nuevo.',
        },
        'chain-unsupported': {
          title: (wallet) => `${wallet} no es compatible con esta red`,
          text: 'Elige otra billetera para continuar.',
        },
        'chain-unknown': {
          title: (wallet) => `Esta red aún no está en ${wallet}`,
          text: 'Agrégala en tu billetera e inténtalo de nuevo.',
        },
        'sdk-missing': {
          title: (wallet) => `No se pudo cargar ${wallet}`,
          text: 'Verifica tu conexión a Internet e inténtalo de nuevo.',
        },
        'popup-blocked': {
          title: (wallet) => `No se pudo abrir ${wallet}`,
          text: 'Ábrela de nuevo. Si no se abre nada, permite las ventanas emergentes en esta página.',
        },
        'storage-blocked': {
          title: (wallet) => `No se pudo conectar con ${wallet}`,
          text: 'Tu navegador no permite que esta página guarde datos. Permite las cookies y los datos del sitio e inténtalo de nuevo.',
        },
        unknown: {
          title: (wallet) => `No se pudo conectar con ${wallet}`,
          text: 'Algo salió mal. Inténtalo de nuevo o elige otra billetera.',
        },
      },
      refusals: {
        clock:
          'La fecha o la hora de tu dispositivo no es correcta. Corrígela e inténtalo de nuevo.',
        page: 'Esta app no tiene permiso para usar WalletConnect. Elige otra billetera o avisa a los creadores de la app.',
      },
      report,
      scan: {
        title: (wallet) => `Escanea con ${wallet}`,
        anyTitle: 'Escanea con tu teléfono',
        how: 'Toca el botón de escanear en la app de tu billetera.',
        open: (wallet) => `Abrir ${wallet}`,
        openAny: 'Abrir tu billetera',
        code: (wallet) => `Código QR para conectar ${wallet}`,
        failed: 'No se pudo mostrar el código. Copia el enlace en su lugar.',
        copy: 'Copiar enlace',
        copied: 'Copiado',
        copyFailed: 'No se pudo copiar. Selecciona el enlace y cópialo:',
        link: 'Enlace de conexión',
        expires: (left) => `Vence en ${left}`,
        newCode: 'Código nuevo',
        timedOut: 'Abre tu billetera y responde allí, o usa un código nuevo.',
      },
      download: {
        optionsTitle: (wallet) => `Obtener ${wallet}`,
        extensionTitle: (wallet) => `${wallet} en tu navegador`,
        extensionText: 'Conéctala con un clic, directamente en tu navegador.',
        addTo: (browser) => `Agregar a ${browser}`,
        addToThis: 'Agregar al navegador',
        desktopTitle: (wallet) => `${wallet} en tu computadora`,
        desktopText: 'Una app en tu computadora, separada de tu navegador.',
        desktopGet: 'Obtener la app',
        phoneTitle: (wallet) => `${wallet} en tu teléfono`,
        phoneText:
          'Lleva tu billetera contigo y conéctala escaneando un código.',
        phoneGet: 'Obtener la app móvil',
        title: (wallet) => `Instala ${wallet}`,
        text: 'Escanea este código con la cámara de tu teléfono para obtener la app.',
        code: (wallet) => `Código QR para instalar ${wallet}`,
        failed:
          'No se pudo mostrar el código. Abre la página de descarga en su lugar.',
        orOpen: 'Abrir la página de descarga',
        continue: 'Continuar',
      },
      instructions: {
        title: (wallet) => `Configura ${wallet}`,
        refreshNow: 'Recargar ahora',
        connect: 'Conectar',
        installExtension: {
          title: (wallet) => `Instala la extensión de ${wallet}`,
          text: 'Fíjala en la barra de herramientas para tenerla a un clic.',
        },
        installApp: {
          title: (wallet) => `Instala la app de ${wallet}`,
          text: 'Agrégala a tu pantalla de inicio para tenerla a un toque.',
        },
        create: {
          title: () => 'Crea o importa una billetera',
          text: 'Anota tu frase de recuperación en papel. No la compartas nunca ni la escribas en un sitio web.',
        },
        refresh: {
          title: () => 'Recarga esta página',
          text: 'Después, tu nueva billetera aparecerá aquí.',
        },
        scan: {
          title: () => 'Toca el botón de escanear',
          text: 'Escanea el código de la siguiente pantalla y luego aprueba la conexión.',
        },
      },
      signIn: {
        title: 'Iniciar sesión',
        ask: (app) => `Inicia sesión en ${app}`,
        askText: (wallet) =>
          `Firma un mensaje en ${wallet} para demostrar que esta cuenta es tuya. Firmar este mensaje es gratis y no mueve fondos.`,
        preparing: 'Preparando…',
        sign: 'Firmar mensaje',
        confirmText:
          'Lee el mensaje en tu billetera. Fírmalo solo si menciona este sitio.',
        waiting: 'Esperando…',
        verifying: 'Verificando tu firma',
        verifyingText: 'Solo tardará un momento.',
        unprepared: (app) => ({
          title: `${app} no respondió`,
          text: 'Aún no hay ningún mensaje que firmar. Verifica tu conexión e inténtalo de nuevo.',
        }),
        unsigned: (wallet) => ({
          title: `${wallet} no firmó`,
          text: 'Algo salió mal en tu billetera. Inténtalo de nuevo.',
        }),
        unverified: (app) => ({
          title: `${app} no aceptó la firma`,
          text: 'No se pudo verificar. Firma un mensaje nuevo para intentarlo otra vez.',
        }),
        wrongOneText:
          'Esta app no funciona en tu red actual y esta billetera no puede cambiar de red. Desconecta esta billetera y conecta otra.',
        cancel: 'Cancelar y desconectar',
      },
      account: {
        title: 'Tu cuenta',
        balance: (amount: string, chain: string) => `${amount} en ${chain}`,
        balanceOn: (chain) => `en ${chain}`,
        pending: 'Transacción pendiente',
        copy: 'Copiar dirección',
        copied: 'Dirección copiada',
        copyFailed: 'No se pudo copiar. Copia tu dirección desde aquí:',
        address: 'Tu dirección',
        receive: 'Recibir',
        tiles: { copy: 'Copiar', copied: 'Copiada', explorer: 'Actividad' },
        activityOn: (explorer) => `Actividad en ${explorer}`,
        otherWallet: 'Usar otra billetera',
        tokens: 'Tokens',
        wrong: (account, wallet) =>
          `Esta app necesita la cuenta ${account}. Cambia a esa cuenta en ${wallet} o conecta una billetera que la tenga.`,
        recent: {
          title: 'Transacciones recientes',
          clear: 'Borrar todo',
          undo: 'Deshacer',
          more: (value) => count(value, { other: 'Mostrar # más' }),
          none: (app) => `Tus transacciones en ${app} aparecerán aquí.`,
          unnamed: 'Transacción',
          statuses: {
            pending: 'Pendiente',
            confirmed: 'Confirmada',
            failed: 'Fallida',
            replaced: 'Reemplazada',
          },
        },
      },
      network: {
        title: 'Cambiar de red',
        connected: 'Conectada',
        confirm: 'Confirma en tu billetera',
        wrongTitle: 'Red incorrecta',
        wrongText:
          'Esta app no funciona en tu red actual. Elige otra para continuar.',
        oneTitle: 'Redes',
        mainnet: 'Principal',
        testnet: 'De prueba',
        onlyText: 'Esta app solo funciona en esta red.',
        oneText:
          'Esta billetera no puede cambiar de red. Para usar otra, conecta una billetera que ya esté en ella.',
        wrongOneText:
          'Esta app no funciona en tu red actual y esta billetera no puede cambiar de red. Conecta una billetera que esté en una de estas redes.',
      },
      unnamed: {
        continueWith: 'Continuar con la billetera del navegador',
        ready: 'Tu billetera está lista',
        pending: 'Hay una solicitud pendiente en tu billetera',
        timedOut: 'Tu billetera no respondió',
        gone: 'Tu billetera ya no está disponible',
        lost: 'Se perdió la conexión con tu billetera',
        chainUnsupported: 'Tu billetera no es compatible con esta red',
        chainUnknown: 'Esta red aún no está en tu billetera',
        failed: 'No se pudo conectar con tu billetera',
        askText:
          'Firma un mensaje en tu billetera para demostrar que esta cuenta es tuya. Firmar este mensaje es gratis y no mueve fondos.',
        unsigned: 'Tu billetera no firmó',
        wrong: (account) =>
          `Esta app necesita la cuenta ${account}. Cambia a esa cuenta en tu billetera o conecta una billetera que la tenga.`,
      },
    },
    choice: {
      tickFirst: 'Primero acepta los términos y luego elige una billetera.',
      connectWith: (wallet) => `Conectar con ${wallet}`,
    },
    notice: {
      switchAccount: (account) => `Cambiar a ${account}`,
      wrongAccount: (switchTo, yourAccount) => `${switchTo}. ${yourAccount}`,
      switchFailed: {
        rejected: (chain) => `Se rechazó el cambio a ${chain}.`,
        'already-pending': () =>
          'Hay una solicitud pendiente en tu billetera. Respóndela primero.',
        'timed-out': () =>
          'Tu billetera no respondió. Ábrela o inténtalo de nuevo.',
        'relay-unreachable': () =>
          'No se pudo contactar con tu billetera. Verifica tu conexión e inténtalo de nuevo.',
        'not-installed': () =>
          'Esta página no encuentra tu billetera. Conéctala de nuevo.',
        'wallet-gone': () =>
          'Tu billetera se eliminó o se actualizó. Recarga la página para continuar.',
        'connection-lost': () =>
          'Se perdió la conexión con tu billetera. Conéctala de nuevo.',
        'chain-unsupported': (chain) =>
          `Tu billetera no es compatible con ${chain}.`,
        'chain-unknown': (chain) =>
          `${chain} aún no está en tu billetera. Agrégala primero.`,
        'sdk-missing': () =>
          'Una parte de esta página no se cargó. Verifica tu conexión e inténtalo de nuevo.',
        'popup-blocked': () =>
          'No se pudo abrir tu billetera. Permite las ventanas emergentes e inténtalo de nuevo.',
        'storage-blocked': () =>
          'Tu navegador no permite que esta página guarde datos. Permite las cookies y los datos del sitio e inténtalo de nuevo.',
        unknown: (chain) => `No se pudo cambiar a ${chain}.`,
      },
      notAllowed: (chain) =>
        `Esta conexión no permite ${chain}. Reconecta tu billetera o usa otra.`,
      retry: 'Intentar de nuevo',
      add: 'Agregar red',
      reconnect: 'Reconectar',
      reload: 'Recargar ahora',
      report,
    },
    shell: {
      back: 'Atrás',
      close: 'Cerrar',
      titles: {
        connect: 'Conecta una billetera',
        signIn: 'Iniciar sesión',
        account: 'Tu cuenta',
        network: 'Cambiar de red',
      },
      notLoaded:
        'No se pudo cargar. Verifica tu conexión e inténtalo de nuevo, o recarga la página.',
      retry: 'Intentar de nuevo',
    },
    badges: {
      batching: 'Varias transacciones a la vez',
      smartAccount: 'Cuenta inteligente',
      gasPaidBy: (payer) => `${payer} paga las comisiones`,
    },
    wallets: {
      title: 'Tus billeteras',
      active: 'Activa',
      use: (wallet) => `Usar ${wallet}`,
      leave: (wallet) => `Desconectar ${wallet}`,
      another: 'Conectar otra billetera',
      now: (wallet) => `${wallet} está activa ahora.`,
      unnamed: {
        use: 'Usar la billetera del navegador',
        leave: 'Desconectar la billetera del navegador',
        now: 'La billetera del navegador está activa ahora.',
      },
    },
  }
}
