// Written by `npm run downloads`; the files stand in public/downloads.
import type { LeafletFile } from '#lib/downloads/leaflets'

export const downloads: readonly LeafletFile[] = [
  {
    "boat": "smurf",
    "kind": "brochure",
    "language": "zh",
    "file": "orca-smurf-brochure-zh.pdf",
    "bytes": 505271,
    "date": "2026-11-20",
    "sha256": "1f5844f67b3784d6733999caf3cff7321672007e0f314cd850421705924bac0c",
    "content": "b533751363029fe9310a71e0f66ab5231ff19585aa8036c08eb2a38e498f049e"
  },
  {
    "boat": "smurf",
    "kind": "brochure",
    "language": "en",
    "file": "orca-smurf-brochure-en.pdf",
    "bytes": 288093,
    "date": "2026-11-20",
    "sha256": "12b86d7327aeb552cdf743422d0dfd4fcb1e095537646d73bebe5e4d3baf8a1a",
    "content": "083b736aa2ed059007cd9181daee368d72e2c8039f7125ebf835ab0bf6edab3b"
  },
  {
    "boat": "smurf",
    "kind": "datasheet",
    "language": "zh",
    "file": "orca-smurf-datasheet-zh.pdf",
    "bytes": 230536,
    "date": "2026-11-20",
    "sha256": "92a985fcaefb5ca5b0b4d5fba91f403928d0bd96c4c8212d24b8878f4d5e63f8",
    "content": "cfba299a3b7238aa46eec95a6c8cafb2751d4082f75248558af6442b1d336ade"
  },
  {
    "boat": "smurf",
    "kind": "datasheet",
    "language": "en",
    "file": "orca-smurf-datasheet-en.pdf",
    "bytes": 112541,
    "date": "2026-11-20",
    "sha256": "f26c0478fc0d64e09379d18d385f1f9b702137c76641cee37576fc49cd0421b2",
    "content": "8abb8114dab5ef3121ff86d0d24c80119dcd42d7d6279bed7e197cff45888e64"
  },
  {
    "boat": "moshark",
    "kind": "brochure",
    "language": "zh",
    "file": "orca-moshark-brochure-zh.pdf",
    "bytes": 539245,
    "date": "2026-11-20",
    "sha256": "a14a892bb1688bb75a9bad55def021356e232e239743d77c2a72679dba0f7893",
    "content": "578ddaf60813c7c67d0c361a6564ed88a7e40bf7f3ab84d46fcc3685cf43fc2e"
  },
  {
    "boat": "moshark",
    "kind": "brochure",
    "language": "en",
    "file": "orca-moshark-brochure-en.pdf",
    "bytes": 328459,
    "date": "2026-11-20",
    "sha256": "7bd033ca09e2b18a964cc9b8c786057dd8b46f19add558e38c27ad496c997008",
    "content": "0580fdfb04b8e20e02d03dedece01f83ade039c7e4b4dd41778f81ecfcbbefe0"
  },
  {
    "boat": "moshark",
    "kind": "datasheet",
    "language": "zh",
    "file": "orca-moshark-datasheet-zh.pdf",
    "bytes": 251744,
    "date": "2026-11-20",
    "sha256": "6af4c7416197d2ba0929df93618655bc069c2f8be921f112f1a7ff6f07811f49",
    "content": "aad83f70c327b3f988f8e6b54626a24b61484ff589dfe652a9bf7d44ffecbd41"
  },
  {
    "boat": "moshark",
    "kind": "datasheet",
    "language": "en",
    "file": "orca-moshark-datasheet-en.pdf",
    "bytes": 143226,
    "date": "2026-11-20",
    "sha256": "b78bb29435648f9ee5307b1ef3604a35e1b220f239a37c6c315101f6e4d47137",
    "content": "80cdcbb4b6138aa0a0edbc0d44af0e5457174364d7c71d50e8e953cc735ffa96"
  },
  {
    "boat": "efficiency",
    "kind": "brochure",
    "language": "zh",
    "file": "orca-efficiency-brochure-zh.pdf",
    "bytes": 522139,
    "date": "2026-11-20",
    "sha256": "0dd3bd33fd3802ed688c79d6ccb5125bd26a08c69b38192abc237fa8db3412fd",
    "content": "aa0c033e1f4f1ad283025db5ab57df1f74af383e7396e5ef128b089e4eae5f21"
  },
  {
    "boat": "efficiency",
    "kind": "brochure",
    "language": "en",
    "file": "orca-efficiency-brochure-en.pdf",
    "bytes": 313969,
    "date": "2026-11-20",
    "sha256": "85cd828add2c2d7401360628c94a577b5431738c18227a5b781f2673b98fe4f5",
    "content": "1ea60e83dd1beefce7172bbfd2cf310f1c7e8931cd6949849ff3f3f611016d2e"
  },
  {
    "boat": "efficiency",
    "kind": "datasheet",
    "language": "zh",
    "file": "orca-efficiency-datasheet-zh.pdf",
    "bytes": 240870,
    "date": "2026-11-20",
    "sha256": "687a9c84bb2c22ac136fba187afd14e5981062f57519385bd351cedd2b996336",
    "content": "8a2439756b2cc27a8ad191d58257fb18a306b3937557947c7d96c2e65e2379aa"
  },
  {
    "boat": "efficiency",
    "kind": "datasheet",
    "language": "en",
    "file": "orca-efficiency-datasheet-en.pdf",
    "bytes": 123674,
    "date": "2026-11-20",
    "sha256": "90f447ea6cec68b9f6dcaa81289c6b0c2ca93c77c1dbe85b3fc45e9cffb56df7",
    "content": "eaf0a6e05bf566ac9e865bc00ac013caf886bb98e20fb66e91ba7c2dc18116ea"
  },
  {
    "boat": "feichi",
    "kind": "brochure",
    "language": "zh",
    "file": "orca-feichi-brochure-zh.pdf",
    "bytes": 466709,
    "date": "2026-11-20",
    "sha256": "3d427fcd98ede75fb72a29b9a7d450b82b55d327f0ccb3352ad688d23abe4df7",
    "content": "e8a78f13d4419a49b35cb81b81a7a78c16ef10ea5e8f351663093012a20726c7"
  },
  {
    "boat": "feichi",
    "kind": "brochure",
    "language": "en",
    "file": "orca-feichi-brochure-en.pdf",
    "bytes": 233137,
    "date": "2026-11-20",
    "sha256": "19e6de6de2c38fe3df670132957d12870f08448541819d08a105bd0986dcbc87",
    "content": "08d559811b8691c6d824809d735c26d7d7f3c222c32f6b6157e9e41adf4d1cbd"
  },
  {
    "boat": "feichi",
    "kind": "datasheet",
    "language": "zh",
    "file": "orca-feichi-datasheet-zh.pdf",
    "bytes": 196964,
    "date": "2026-11-20",
    "sha256": "edd3eeab76a89b285f5baf32267d9fba8ba7de87f3472d90e0a8435e3f473a03",
    "content": "c567068c06ebed43fb4f8f01228469fa0f7ee75d787f11c29fe4b9fb5118c38c"
  },
  {
    "boat": "feichi",
    "kind": "datasheet",
    "language": "en",
    "file": "orca-feichi-datasheet-en.pdf",
    "bytes": 91946,
    "date": "2026-11-20",
    "sha256": "45002457eb6484b0f5a791b96e08be66c53b8144e8e414ab0ae0505363bf1d7b",
    "content": "83c32eb3a988ad79fc55fcbb77d55b3cd7a2cfdfa31f43d79b7945d9044219db"
  },
  {
    "boat": "titan",
    "kind": "brochure",
    "language": "zh",
    "file": "orca-titan-brochure-zh.pdf",
    "bytes": 482251,
    "date": "2026-11-20",
    "sha256": "7d84f17b4a7391a33c5892680c6303ad2d8c129f81cf906f05e2d502bea9e66d",
    "content": "22dbe2fad5781b28db8d7fb61c55d98ab6ac8f4d94c5cb80b3673c7987cc5a19"
  },
  {
    "boat": "titan",
    "kind": "brochure",
    "language": "en",
    "file": "orca-titan-brochure-en.pdf",
    "bytes": 265062,
    "date": "2026-11-20",
    "sha256": "83de2ee546fc5e46a6305d338898ff43048efb34d52a8759596dee6c3a2e43f0",
    "content": "f151360cc3407782a9dd21321e0d45b197383d1a808695d71d37530c8a763ed6"
  },
  {
    "boat": "titan",
    "kind": "datasheet",
    "language": "zh",
    "file": "orca-titan-datasheet-zh.pdf",
    "bytes": 206438,
    "date": "2026-11-20",
    "sha256": "180c68c3d55da0e06811a688c7b7a95e7d52ff977078ceb1d53cdde7bcdddc71",
    "content": "4e161db0501c0418b76910d0481d3baaa67c01d4e2b8d13f33c95596d2d51d02"
  },
  {
    "boat": "titan",
    "kind": "datasheet",
    "language": "en",
    "file": "orca-titan-datasheet-en.pdf",
    "bytes": 111670,
    "date": "2026-11-20",
    "sha256": "e1e15fdcfeca73a0f6dffd90abe9da8baec332f739390d18b791d6f428c1a700",
    "content": "d508fad89dc87177d89e9a44c4009e5aff55234bd77a01a99bdbc86cfbb1bcde"
  },
  {
    "boat": "xi",
    "kind": "brochure",
    "language": "zh",
    "file": "orca-xi-brochure-zh.pdf",
    "bytes": 490034,
    "date": "2026-11-20",
    "sha256": "94f314ce89661cf3cc7680f6b7283312a0f10bc8955579b9ec682ce47194765a",
    "content": "eee6859ed794f795c264cbbf22be060a0fe8c6c8c9282fc69949858576526436"
  },
  {
    "boat": "xi",
    "kind": "brochure",
    "language": "en",
    "file": "orca-xi-brochure-en.pdf",
    "bytes": 276700,
    "date": "2026-11-20",
    "sha256": "3da2bf1a26ca7f05fdb70c105b5880d3fbe76300bad7294526bf70ef3cf62bfe",
    "content": "bc7ef9fe8b456fa9d205d6c69f6db5cb6e6b5928c20ac40127a9bdebca93ea6c"
  },
  {
    "boat": "xi",
    "kind": "datasheet",
    "language": "zh",
    "file": "orca-xi-datasheet-zh.pdf",
    "bytes": 228571,
    "date": "2026-11-20",
    "sha256": "c527608dee5ad68ed1b8366dbe0fbf7c133d58abbdd01d198c2bcda2c27c8d45",
    "content": "2bbcaba150531a1b069a7e495e241e3aa8472a901acde2dd0e9ba66655897fd2"
  },
  {
    "boat": "xi",
    "kind": "datasheet",
    "language": "en",
    "file": "orca-xi-datasheet-en.pdf",
    "bytes": 109025,
    "date": "2026-11-20",
    "sha256": "db8b2c4e1daf816808679b655f1c7f7c81fd98e912da7c6888bad32c29176340",
    "content": "74145968d49c0a0794bfbb553f9e510937dacf47bb6c4c93c5304618505a03ab"
  },
  {
    "boat": "yang",
    "kind": "brochure",
    "language": "zh",
    "file": "orca-yang-brochure-zh.pdf",
    "bytes": 509029,
    "date": "2026-11-20",
    "sha256": "28f3f27447f27835a34d6ddd2cc3c775dac971394c118bc7d6764bbfb2815120",
    "content": "df74e752e0a8d2f4a157bb7cb640f5910a4ec9eae14315bcdace924b4c1cd4b8"
  },
  {
    "boat": "yang",
    "kind": "brochure",
    "language": "en",
    "file": "orca-yang-brochure-en.pdf",
    "bytes": 289817,
    "date": "2026-11-20",
    "sha256": "7710d808d7f17e35f399d71e115836b1f255aa055900ab9a5d01b163f85ac576",
    "content": "f0d768d26549356c7f2926ac5186161abeac512e138158a18217589bf2e98680"
  },
  {
    "boat": "yang",
    "kind": "datasheet",
    "language": "zh",
    "file": "orca-yang-datasheet-zh.pdf",
    "bytes": 196270,
    "date": "2026-11-20",
    "sha256": "7d058ae6c53543b09af1f5b9394f3edd20961208597b1115ac7f7a6801e635b5",
    "content": "abe5dbc4c0936a9ba203252174a5331d1d50265be5b0ca75b7fd46f86e28ce3e"
  },
  {
    "boat": "yang",
    "kind": "datasheet",
    "language": "en",
    "file": "orca-yang-datasheet-en.pdf",
    "bytes": 108844,
    "date": "2026-11-20",
    "sha256": "593d5f2de10d6725557c3d16bb2f5da2ae8a2a1356274a1d86c575f1332dd5fb",
    "content": "52f9a544730d79886330bd4d1d5c2757760f4558f782661ab676d55245f29799"
  },
  {
    "boat": "apas",
    "kind": "brochure",
    "language": "zh",
    "file": "orca-apas-brochure-zh.pdf",
    "bytes": 407181,
    "date": "2026-11-20",
    "sha256": "b262e1356fe9ad8ce2802457bf8de3174a984dd038816d2f9e049715497e2ec8",
    "content": "eaa3ce75ffef768a06bced4420a6911cf74aa6b132145b8d5a5cba8c4db25ebc"
  },
  {
    "boat": "apas",
    "kind": "brochure",
    "language": "en",
    "file": "orca-apas-brochure-en.pdf",
    "bytes": 197036,
    "date": "2026-11-20",
    "sha256": "fdc95898a3b9c22d5b3dcd0475885f22d5f418f921f1a29fbd9db827bcc87560",
    "content": "7417bebaff0e951b2702583dd91cca34e2b06d3547b228f6ce6cb37aab4e4d48"
  },
  {
    "boat": "apas",
    "kind": "datasheet",
    "language": "zh",
    "file": "orca-apas-datasheet-zh.pdf",
    "bytes": 182873,
    "date": "2026-11-20",
    "sha256": "7a096e8e7c936cfd0169633dbd998054adc493c188ca21e48245173a1d9c79bf",
    "content": "e57bdc5a22ff1f6428d02f2d2e089150f1ff8566eebf1ddda9a2cecb2043a5b0"
  },
  {
    "boat": "apas",
    "kind": "datasheet",
    "language": "en",
    "file": "orca-apas-datasheet-en.pdf",
    "bytes": 83833,
    "date": "2026-11-20",
    "sha256": "058184a223653f6728c56222a891e06509bbe11cbd5aca5ab3dc696b1881fb70",
    "content": "019cdd094af9d9ba68a34430b13a2e104469b14149d3056d81cc3322b30d3e56"
  }
]
