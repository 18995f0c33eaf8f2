"""The dock around a small boat at the origin: one function a moment of its day."""
from kit import mesh
from kit.parts import dock, person


def leaving():
    """Morning: the boat has left its berth, the dock lies behind it on the right."""
    with mesh.collect(), mesh.at(2.2, 3.4, 0, rz=-6):
        dock.pontoon(-1.2, 14.0)
        dock.charger(0.4, live=False)
        dock.hoist(2.6, slew=25)
        dock.lamp(5.6, 1.4, lit=False)
        dock.life_ring(4.4, 1.5)


def charging():
    """Dusk: the boat lies at its berth, the coupling on its deck."""
    with mesh.collect(), mesh.at(0, 0.68, 0):
        dock.pontoon(-9.0, 9.0)
        dock.charger(0.30)
        dock.charger(3.2, live=False)
        dock.hoist(-2.3, slew=205)
        dock.lamp(1.9, 1.4)
        dock.lamp(-5.0, 1.4)
        dock.life_ring(-3.6, 1.5)


def lifting():
    """Day: a worker at the hoist guides the full basket over to the cart."""
    with mesh.collect(), mesh.at(0, 0.68, 0):
        dock.pontoon(-9.0, 9.0)
        dock.charger(-3.2, live=False)
        dock.hoist(-0.95, slew=-24, load=dock.full_basket, drop=0.42)
        dock.cart(2.75, 0.95)
        dock.life_ring(-2.0, 1.5)
        with mesh.at(1.10, 0.10, dock.DECK, rz=158):
            person.build("guiding", "cloth_blue", "cloth_grey", helmet="plastic_white", vest="vest_orange")
