from orca_waters.tables import RADAR, read_range_doppler, read_table
from orca_waters.voc import read_voc

folder = "orca-synthetic-flow-mini"
image = read_voc(f"{folder}/FloW-RI/annotations/000001.xml")
echoes = read_table(f"{folder}/FloW-RI/radar_points/000001.csv", RADAR)
matrix = read_range_doppler(f"{folder}/FloW-RI/radar_range_doppler/000001.npy")

for box in image.boxes:
    print(box.name, box.size, box.xmin, box.ymin, box.xmax, box.ymax)
print(echoes.shape, matrix.shape)
