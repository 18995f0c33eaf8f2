// Written by `npm run downloads`; the files stand in public/downloads.
import type { LeafletFile } from '#lib/downloads/leaflets'

export const downloads: readonly LeafletFile[] = [
  {
    "boat": "smurf",
    "kind": "brochure",
    "language": "zh",
    "file": "orca-smurf-brochure-zh.pdf",
    "bytes": 505389,
    "date": "2026-11-20",
    "sha256": "2069ecf6b8694ffd49f35137b70d2e6af99368c019b026fb2da271ba967bf5f0",
    "content": "575e492709547fac0e6d826e981ca6ab8ff8ac62c30d023e0b9bc398b2185cbd"
  },
  {
    "boat": "smurf",
    "kind": "brochure",
    "language": "en",
    "file": "orca-smurf-brochure-en.pdf",
    "bytes": 288315,
    "date": "2026-11-20",
    "sha256": "8677b4345dd3b0823241b8a65a5b9fa37ae06f9aee7a6b0a2ad0469de55f79bf",
    "content": "f759dd99ac2f1a46ff5278df9903f32b224ba5904021d14bc347386c5b453ad9"
  },
  {
    "boat": "smurf",
    "kind": "datasheet",
    "language": "zh",
    "file": "orca-smurf-datasheet-zh.pdf",
    "bytes": 230643,
    "date": "2026-11-20",
    "sha256": "3ffdb3b4a307e5c7a7686d02122dc1d72afff1d11de7c5d7b8ce4774795a6c52",
    "content": "977393c903433801947b27dc2b112ae6556c8b1b1f089cb5480df2ecc670b266"
  },
  {
    "boat": "smurf",
    "kind": "datasheet",
    "language": "en",
    "file": "orca-smurf-datasheet-en.pdf",
    "bytes": 112651,
    "date": "2026-11-20",
    "sha256": "b6b0db239c0bcc3c53cbafb4a09b784426979a11d742151f11e4ba8861c18f71",
    "content": "9b568cdee4a1badc39ce5149b51b80c935dec4e91e3e0777fbb50975e6676eb4"
  },
  {
    "boat": "moshark",
    "kind": "brochure",
    "language": "zh",
    "file": "orca-moshark-brochure-zh.pdf",
    "bytes": 538028,
    "date": "2026-11-20",
    "sha256": "46147451d32a4dd21c0016464cbe971759749b28a3481b525045f53503dc6e42",
    "content": "8cb35f41644d8238d0ac3a3016a87a4f16eebac0b9ed6473c9ef1b2fd3e36733"
  },
  {
    "boat": "moshark",
    "kind": "brochure",
    "language": "en",
    "file": "orca-moshark-brochure-en.pdf",
    "bytes": 328679,
    "date": "2026-11-20",
    "sha256": "3fcc1083a8f4fe8a4fc4d2e811ad278e689b43cb320b88c147ca66cecc349edb",
    "content": "fbbba1e24105176a49fb20fa68dd226bc4ccdf61ffa83adf92f0aa16651bbfd8"
  },
  {
    "boat": "moshark",
    "kind": "datasheet",
    "language": "zh",
    "file": "orca-moshark-datasheet-zh.pdf",
    "bytes": 251853,
    "date": "2026-11-20",
    "sha256": "d981b52fbef7a06a29be8bcdd72015a8c84b113e2a1334f1a92bd281f6576952",
    "content": "c4f421909270f333f3a7884f2697f2811919750619c040cc53a63d509bfc916b"
  },
  {
    "boat": "moshark",
    "kind": "datasheet",
    "language": "en",
    "file": "orca-moshark-datasheet-en.pdf",
    "bytes": 143336,
    "date": "2026-11-20",
    "sha256": "2706428344ebcd04ecf707e305a79390082ff8ab0e0bca06704212c72bf24d32",
    "content": "6003284e140caf70900ec585b8f8ce63acade77b3c4af4cc20b74d504fe45a7a"
  },
  {
    "boat": "efficiency",
    "kind": "brochure",
    "language": "zh",
    "file": "orca-efficiency-brochure-zh.pdf",
    "bytes": 522247,
    "date": "2026-11-20",
    "sha256": "ee059adba9031f8a155589cc225fd11080190bb9114ec5f611989b4421aeb35d",
    "content": "6d373ce809c8c5f9274aaffed804f6037bd56cec8e66ba695a47ac378a3db06a"
  },
  {
    "boat": "efficiency",
    "kind": "brochure",
    "language": "en",
    "file": "orca-efficiency-brochure-en.pdf",
    "bytes": 314306,
    "date": "2026-11-20",
    "sha256": "81b789231493612a8328cc91366b3bb5f6d0277d3828888231720f7a5162f46c",
    "content": "29c8c76f46b341271a3fafe468944c4c8e3c7c7dd1b45807df158747358390e2"
  },
  {
    "boat": "efficiency",
    "kind": "datasheet",
    "language": "zh",
    "file": "orca-efficiency-datasheet-zh.pdf",
    "bytes": 240979,
    "date": "2026-11-20",
    "sha256": "7a8ba159a823da0d2a9e2659f3def27ee66e521d8f16340257e07e205a73da9c",
    "content": "b8acd819189a4c53266bf03abf2468c5db90f23aaf42bf2ba35f54119487c4a8"
  },
  {
    "boat": "efficiency",
    "kind": "datasheet",
    "language": "en",
    "file": "orca-efficiency-datasheet-en.pdf",
    "bytes": 123783,
    "date": "2026-11-20",
    "sha256": "1a60a2d7078b7d6e3b0e80da0c9b5b5b9d328d34f92d7499c04ff14d273b5f6e",
    "content": "4d050cf516ba61b47df5a54d245727f91b5c2888707d6a5c0c23a2f670547380"
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
    "bytes": 490142,
    "date": "2026-11-20",
    "sha256": "b195d69a95468ac04e5dd7732808d928a1ddfc0d292d89d2829b9e43b59ddfa4",
    "content": "c003398635db2d9a1960e08744f0002d30f28dd4ae2d7f8ad540ad426582905f"
  },
  {
    "boat": "xi",
    "kind": "brochure",
    "language": "en",
    "file": "orca-xi-brochure-en.pdf",
    "bytes": 277135,
    "date": "2026-11-20",
    "sha256": "9561077c3663defe6f9fd682342e80358655e18fa45f5a4f98afd0cb5bcdcc86",
    "content": "c4f6ae25973ebb2b3bfe953573fbe33abf29f2db21c79387d5cbea5ff587c78a"
  },
  {
    "boat": "xi",
    "kind": "datasheet",
    "language": "zh",
    "file": "orca-xi-datasheet-zh.pdf",
    "bytes": 228679,
    "date": "2026-11-20",
    "sha256": "7e57642fd2b8f8923172b4d9ac6d9a8965400b3a6b51f7edbec778dcfaf5394b",
    "content": "155fbd1c98e22d20118e8eebfbe50bf4f3090cb077c6e373d961eaab69bdd834"
  },
  {
    "boat": "xi",
    "kind": "datasheet",
    "language": "en",
    "file": "orca-xi-datasheet-en.pdf",
    "bytes": 109135,
    "date": "2026-11-20",
    "sha256": "439d845247eb2c5329f604ce1742874117bf865808116d6764173706d84c9bf9",
    "content": "8dc89072e14c6748a261fbac8faae9d2d1e3e41bf3e2e28931c56e61272e1e96"
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
    "bytes": 407284,
    "date": "2026-11-20",
    "sha256": "ba129ede6efde80eae433a49b641cac2f7cff6c36768da637d486123da85a314",
    "content": "4231da40c58c2f4ae9d4d9f52cbd3b4e37c37c8c5eba0a20e4c11c93354b2a7e"
  },
  {
    "boat": "apas",
    "kind": "brochure",
    "language": "en",
    "file": "orca-apas-brochure-en.pdf",
    "bytes": 197362,
    "date": "2026-11-20",
    "sha256": "1a50d2dd48b78bb55fa65ab9ae566ef8174eb6d70bf5df8a40afa6a57c4891e3",
    "content": "d11e0da863a401c652ed2d0461aeea957261ad9c2fc80b5921296e006de6244b"
  },
  {
    "boat": "apas",
    "kind": "datasheet",
    "language": "zh",
    "file": "orca-apas-datasheet-zh.pdf",
    "bytes": 182980,
    "date": "2026-11-20",
    "sha256": "067017f426bab188975f30dc4e2d75692bde110b12a3714aed50717ddd409a75",
    "content": "307e68e0f77800d936d4ad29bae39b670f71cc5940882952a053841dd697b62e"
  },
  {
    "boat": "apas",
    "kind": "datasheet",
    "language": "en",
    "file": "orca-apas-datasheet-en.pdf",
    "bytes": 83948,
    "date": "2026-11-20",
    "sha256": "fefba06b0adee06e36585eb866e43606e765bfb7e56ca4f3b2ce702376d8ee22",
    "content": "6898819cf58245023cb547195ee7beae08fc1a6d0b08a4acaffe85b114e17cf1"
  }
]
